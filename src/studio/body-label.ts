/** The labels of the Markdown below the fields, by kind. */
const bodyLabels: Readonly<Record<string, string>> = {
  speakers: 'Biography, long',
  stories: 'Transcript',
  events: 'Description',
};

/** The label of the Markdown below the fields of a kind. */
export function bodyLabelOf(kind: string): string {
  return bodyLabels[kind] ?? 'Text';
}

/** How the text below the fields is written, in the words of a form. */
const textRules =
  'An empty line begins a paragraph, “## ” a heading and “- ” an entry of a list; [words](/stories) is a link.';

/** The hint on the Markdown below the fields of a kind. */
export function bodyHintOf(kind: string): string {
  if (kind !== 'stories') return textRules;
  return 'An empty line before each turn, which begins with the name in bold and a colon: “**Ana Reyes:** By the third night …”. Sounds and pauses are in [brackets].';
}
