/**
 * On a click on a `VideoFacade`, replaces it with the player of the host and focuses that. The
 * frame gets the title as its name, and no permissions but autoplay and full screen.
 */
export function enhance(facade: HTMLElement): void {
  facade.addEventListener('click', () => {
    const player = document.createElement('iframe');
    player.title = facade.dataset['title'] ?? '';
    player.setAttribute('allow', 'autoplay; fullscreen');
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    player.src = facade.dataset['player'] ?? '';
    facade.replaceWith(player);
    player.focus();
  });
}
