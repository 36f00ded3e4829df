import { describe, expect, test } from 'vitest';
import {
  bookingMessage,
  fileRequestMessage,
  joinNetworkMessage,
  signupMessage,
} from './messages.ts';

const email = {
  hello: 'hello@climatehealthvoices.example',
  voices: 'voices@climatehealthvoices.example',
  media: 'media@climatehealthvoices.example',
  catalyst: 'catalyst@climatehealthvoices.example',
  stories: 'stories@climatehealthvoices.example',
  accessibility: 'accessibility@climatehealthvoices.example',
};

describe('letters', () => {
  test('a booking has one line for each of the eleven answers', () => {
    const { to, subject, body } = bookingMessage(email);
    expect(to).toBe(email.voices);
    expect(subject).toBe('Book a Speaker Request - Submission');
    expect(body.split('\n')).toHaveLength(11);
  });

  test('a booking from a profile names the speaker', () => {
    expect(bookingMessage(email, 'Dr. Amara Quill').body).toContain(
      'Speaker preferences: Dr. Amara Quill',
    );
  });

  test('a signup says which page it came from', () => {
    expect(signupMessage(email, '/stories').body).toContain('Signed up from: /stories');
  });

  test('joining has the subject of the specification', () => {
    expect(joinNetworkMessage(email).subject).toBe('Join our Speakers Network');
  });

  test('a request for a file names it', () => {
    expect(fileRequestMessage(email, 'Budget template').subject).toContain('Budget template');
  });
});
