/** Whether the browser lets this site keep something on the device. */
export function isStorageOpen(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
