import { type RefObject, useLayoutEffect } from 'react';

/**
 * Puts what a visitor answered in a form before the page was live into the address, by name of control, from where
 * `useAddressState` reads it; without it React would put its own empty answers in the place of theirs. What the
 * address answers already is left to it. Called in the component of the form, or before that state is: its effect has to come first.
 */
export function useEarlyAnswers(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const controls = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input[name], select[name]',
    );
    const address = new URL(location.href);
    const early = [...(controls ?? [])].filter(
      (control) => !address.searchParams.has(control.name) && control.value !== builtValue(control),
    );
    for (const { name, value } of early) address.searchParams.set(name, value);
    if (early.length > 0) history.replaceState(null, '', address);
  }, [form]);
}

/** What the control held in the page as it was built. */
function builtValue(control: HTMLInputElement | HTMLSelectElement): string {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}
