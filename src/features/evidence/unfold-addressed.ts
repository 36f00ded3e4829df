/** Unfolds the claim that the address names, now and whenever it names another. */
export function unfoldAddressed(page: Document): void {
  const unfold = () => {
    const claim = page.getElementById(location.hash.slice(1));
    const details = claim?.matches('article') && claim.querySelector('details');
    if (details) details.open = true;
  };
  addEventListener('hashchange', unfold);
  unfold();
}
