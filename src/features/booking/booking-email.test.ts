import { describe, expect, test } from 'vitest';
import { bookingEmail } from './booking-email.ts';
import { emptyBooking } from './booking-fields.ts';

const to = 'voices@climatehealthvoices.example';
const full = {
  ...emptyBooking,
  side: 'An event',
  organization: 'Elm Street Library',
  contactNameTitle: 'Ana Reyes, director',
  journalisticEvent: 'No',
  urgentRequest: 'Yes',
  email: 'ana@example.org',
  phone: '555-0123',
  eventDetails: 'Heat and older neighbors.\nQuestions after.',
  eventDate: '2027-05-01',
  audienceSize: '50-100',
  speakerPreferences: 'Dr. Amara Quill',
  budgetRange: 'Under $1000',
  accessNeeds: 'Captions',
  outlet: 'not asked of hosts',
};

describe('the booking letter', () => {
  test('has one line for each answer, in order', () => {
    expect(bookingEmail(full, to).body).toBe(
      [
        'Organization: Elm Street Library',
        'Contact name and title: Ana Reyes, director',
        'Journalistic event: No',
        'Urgent request: Yes',
        'Email: ana@example.org',
        'Phone: 555-0123',
        'Event details: Heat and older neighbors.\nQuestions after.',
        'Event date: 2027-05-01',
        'Expected audience size: 50-100',
        'Speaker preferences: Dr. Amara Quill',
        'Budget range: Under $1000',
        'Access needs: Captions',
      ].join('\n'),
    );
  });

  test('asks hosts and reporters different things', () => {
    const { body } = bookingEmail({ ...full, side: 'The media', outlet: 'Radio 9' }, to);
    expect(body).toContain('Outlet: Radio 9');
    expect(body).not.toContain('Access needs');
  });

  test.each([
    [{ organization: 'Elm Street Library' }, 'Book a Speaker Request - Elm Street Library'],
    [{ organization: '  ', contactNameTitle: 'Ana' }, 'Book a Speaker Request - Ana'],
    [{}, 'Book a Speaker Request - Submission'],
  ])('from %o has the subject "%s"', (answers, subject) => {
    expect(bookingEmail(answers, to).subject).toBe(subject);
  });
});
