/**
 * Data → JSON that can stand inside a `<script>` of data and cannot end it: every `<` is written as
 * its escape, which JSON readers turn back (HTML, section 4.12.1.3, restrictions for script contents).
 */
export function inertJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
