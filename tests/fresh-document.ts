/**
 * Empties the document and its storage. Vitest runs it before each test file that needs a document,
 * because the files of one worker share it: to make one for each took four times as long as their
 * tests. The body stays the same element, since `screen` of Testing Library holds on to it.
 */
const { documentElement, head, body } = document;
for (const element of [documentElement, head, body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
documentElement.replaceChildren(head, body);
head.replaceChildren();
body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

export {};
