/**
 * Handles clicks on every `VideoFacade` of a page, later ones included: replaces it with the player of the host and
 * focuses that. The frame gets the title as its name, and no permissions but autoplay and full screen.
 */
export function playVideos(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const facade = target instanceof Element && target.closest<HTMLElement>('[data-player]');
    if (!facade) return;
    const player = page.createElement('iframe');
    player.title = facade.dataset['title'] ?? '';
    player.setAttribute('allow', 'autoplay; fullscreen');
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    player.src = facade.dataset['player'] ?? '';
    facade.replaceWith(player);
    player.focus();
  });
}
