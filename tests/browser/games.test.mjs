// Each game, from the front page to its end, by somebody who clicks what is offered.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Market, lots, playNow, playOn } from "./market.mjs";

let market;
before(async () => (market = await Market.open()));
after(() => market.close());

for (const [game, seats] of [["vintage", 3], ["collectors", 2], ["bizarre", 4], ["boxes", 3], ["five-cards", 3]]) {
  test(`${game} is played to its end with bots`, { timeout: 240000 }, async () => {
    // With cards that fly: nothing may hold up somebody who clicks on.
    const page = await market.visitor({ calm: false });
    await playNow(page, game, { seats });
    const clicks = await playOn(page, lots(7));
    assert.ok(clicks > 0, "somebody has played");
    assert.match(await page.textContent("#end h2"), /Winner|victory/);
    const totals = await page.locator(".score .total td").allTextContents();
    assert.equal(totals.length, seats);
    const record = await page.request.get(`${page.url()}/record.json`);
    assert.equal(record.status(), 200);
    assert.equal((await record.json()).game, game);
    await page.context().close();
  });
}
