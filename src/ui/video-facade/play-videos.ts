/**
 * Lets every `VideoFacade` of a page be pressed, those that come later too: the host's player takes its
 * place and the focus. The player gets the title as its name and no more rights than it needs.
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
