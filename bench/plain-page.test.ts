import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { plainPage } from './plain-page.ts';

const page = `<!doctype html><html lang="en-US"><head><title>Heat &amp; us</title>
<meta name="description" content="What heat does"><style>p{color:red}</style></head><body>
<a class="skip" href="#main">Skip</a><main id="main" tabindex="-1"><h1 class="x">Heat</h1>
<astro-island props="{}"><div><p data-a="1">Drink <span>water</span>.</p></div></astro-island>
<picture><source srcset="a.avif"><img src="a.jpg" alt="A jug"></picture><img src="b.svg" alt=""><audio class="y" controls="" preload="none"><source src="a.mp3" type="audio/mpeg"></audio>
<script>alert(1)</script><svg><path/></svg><label for="q">Search</label><input id="q" type="search"></main></body></html>`;

test('words, links, fields, pictures and recordings stay, and nothing else', () => {
  const plain = plainPage(page);
  expect(plain.slice(plain.indexOf('</style>') + 9)).toBe(
    `<a href="#main">Skip</a><main id="main"><h1>Heat</h1> <p>Drink water.</p> <img src="a.jpg" alt="A jug"><img src="b.svg" alt=""><audio controls="" preload="none"><source type="audio/mpeg" src="a.mp3"></audio> <label for="q">Search</label><input id="q" type="search"></main>
</html>
`.replaceAll('> <', '>\n<'),
  );
});

test('a reader finds the same words in both', () => {
  const { document } = new JSDOM(plainPage(page)).window;
  expect(document.title).toBe('Heat & us');
  expect(document.body.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'SkipHeat Drink water. Search',
  );
});
