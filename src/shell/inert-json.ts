/**
 * Serializes data as JSON for a `<script>` data block. Each `<` is escaped as `\u003c`, so that the
 * text cannot end the element (HTML, section 4.12.1.3, restrictions for contents of script
 * elements); JSON parsers restore it.
 */
export function inertJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
