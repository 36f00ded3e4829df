import { expect, test } from 'vitest';
import { inertJson } from './inert-json.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '<!--</script><!--',
  ']]></SCRIPT >',
  '\\u003c "quoted" \u2028 \u0000 é 🙂',
])('the name %j ends no script and reads back as it was', (name) => {
  const text = inertJson({ name });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name });
});
