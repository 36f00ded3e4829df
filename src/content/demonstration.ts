const marked =
  /^[ \t]*(?:# )?\{demonstration\}[ \t]*\n([\s\S]*?)^[ \t]*(?:# )?\{\/demonstration\}[ \t]*$/gm;

/**
 * The text of a content file → the same for the demonstration, or for the network once its people are real: then without
 * what stands between `{demonstration}` and `{/demonstration}`, each on a line of its own, in YAML as a comment. In the
 * demonstration only the marks go; lines keep their numbers.
 */
export function forDemonstration(source: string, isDemonstration: boolean): string {
  return source.replace(marked, isDemonstration ? '\n$1' : '');
}
