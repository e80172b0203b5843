// Each game, from the front page to the end, played by clicking what is offered.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Market, games, lots, playNow, playOn } from "./market.mjs";

let market;
before(async () => (market = await Market.open()));
after(() => market.close());

for (const { name: game, seats_min: seats } of await games()) {
  test(`${game} can be finished with bots`, { timeout: 240000 }, async () => {
    // With animations on: they must not delay clicks.
    const page = await market.visitor({ calm: false });
    await playNow(page, game, { seats });
    let decisions = 0;
    let clicks = await playOn(page, lots(7), () => (decisions += 1) > 12);
    await isAsMadeAnew(page);
    clicks += await playOn(page, lots(8));
    assert.ok(clicks > 0, "decisions were made");
    await isAsMadeAnew(page);
    assert.match(await page.textContent("#end h2"), /Winner|victory/);
    const totals = await page.locator(".score .total td").allTextContents();
    assert.equal(totals.length, seats);
    const record = await page.request.get(`${page.url()}/record.json`);
    assert.equal(record.status(), 200);
    assert.equal((await record.json()).game, game);
    await page.context().close();
  });
}

// Whether the incrementally updated page equals a freshly loaded one. Retries, because bots may move in between.
async function isAsMadeAnew(page) {
  const differs = async () => {
    const html = await (await page.request.get(page.url())).text();
    return page.evaluate((html) => {
      const anew = new DOMParser().parseFromString(html, "text/html");
      // The script adds to names what a click would do; the plain names are in `data-name`.
      const name = (thing) => thing.dataset.name ?? thing.getAttribute("aria-label");
      const names = (root) => [...root.querySelectorAll("[aria-label]")].map(name);
      // Ignore running clocks and typed text, which the script maintains.
      const text = (part) => {
        const still = part.cloneNode(true);
        for (const live of still.querySelectorAll("[data-clock], [data-live]")) live.textContent = "";
        return still.textContent;
      };
      const said = (root, id) => JSON.stringify([text(root.querySelector(id)), names(root.querySelector(id))]);
      return ["#seats", "#board"].find((id) => said(anew, id) !== said(document, id)) ?? "";
    }, html);
  };
  let found = await differs();
  for (let tries = 0; tries < 50 && found; tries += 1) {
    await page.waitForTimeout(100);
    found = await differs();
  }
  assert.equal(found, "");
}
