import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hands over what a visitor answered in a form before the page was live, by name of control, once and only if
 * there is something; without it React would put its own empty answers in the place of theirs. What the
 * address answers is left to the address.
 */
export function useEarlyAnswers(
  form: RefObject<HTMLElement | null>,
  take: (answers: Record<string, string>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first render that is live.
  useLayoutEffect(() => {
    const controls = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input, select',
    );
    const address = new URLSearchParams(location.search);
    const early = [...(controls ?? [])].filter(
      (control) => !address.has(control.name) && control.value !== builtValue(control),
    );
    if (early.length > 0) take(Object.fromEntries(early.map(({ name, value }) => [name, value])));
  }, []);
}

/** What the control held in the page as it was built. */
function builtValue(control: HTMLInputElement | HTMLSelectElement): string {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}
