/** The two regions that speak for a page or an open dialog; empty from the start (ACCESSIBILITY.md, section 3). */
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
