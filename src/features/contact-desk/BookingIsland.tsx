import { BookingForm } from '#features/booking/BookingForm.tsx';
import { openDesk } from './open-desk.tsx';

/** The booking form on its own page; a finished form goes to the composer. */
export function BookingIsland() {
  return (
    <BookingForm
      speaker=""
      onFinish={(message, draft) => openDesk({ kind: 'letter', message, draft })}
    />
  );
}
