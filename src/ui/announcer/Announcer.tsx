/**
 * The two live regions of a page or an open dialog, empty at first
 * (docs/requirements/accessibility.md, section 3).
 */
export function Announcer() {
  return (
    <>
      <div className="visually-hidden" role="status" data-announcer="polite">
        <span />
        <span />
      </div>
      <div className="visually-hidden" aria-live="assertive" data-announcer="assertive">
        <span />
        <span />
      </div>
    </>
  );
}
