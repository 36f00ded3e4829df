/** Opens the print dialog on a click on a `PrintButton`. */
export function enhance(button: HTMLElement): void {
  button.addEventListener('click', () => window.print());
}
