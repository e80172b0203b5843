// Pages and tests know which element a selector finds; the type checker does not.
interface Element {
  [property: string]: any;
}
interface EventTarget {
  [property: string]: any;
}
interface Event {
  [property: string]: any;
}
interface Window {
  [property: string]: any;
}
