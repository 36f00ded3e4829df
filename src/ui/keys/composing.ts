/** The `keyCode` of a keystroke that an input method takes (UI Events, appendix A.3.2). */
const takenByInputMethod = 229;

/**
 * Whether a keystroke belongs to an input method, such as those for Japanese, Chinese and Korean.
 * There arrow keys walk through suggestions, Enter takes one, Escape gives up and F8 converts, so
 * no handler of keys may act on it. `event` is one of the browser or of React. Safari ends the
 * composition before the keystroke that ends it; only the `keyCode` tells that it belonged to it.
 * Sources: https://w3c.github.io/uievents/#events-composition-key-events,
 * https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function isComposing(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const keystroke = 'nativeEvent' in event ? event.nativeEvent : event;
  return keystroke.isComposing || keystroke.keyCode === takenByInputMethod;
}
