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
