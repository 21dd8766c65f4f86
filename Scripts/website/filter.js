// Filters the rows of all tables of a page by words and by a state.
const form = document.querySelector('#filter');
const words = document.querySelector('#words');
const state = document.querySelector('#state');
const count = document.querySelector('#count');
const rows = [...document.querySelectorAll('main tbody tr')].map(row => ({ row, text: row.textContent.toLowerCase() }));
const tables = [...document.querySelectorAll('main .wide')];
// Each heading with the tables below it, up to the next of its level.
const sections = [...document.querySelectorAll('main :is(h2, h3)')].map(heading => {
  const below = [];
  for (let next = heading.nextElementSibling; next && !(/^H[1-6]$/.test(next.tagName) && next.tagName <= heading.tagName);
    next = next.nextElementSibling) {
    if (next.matches('.wide')) below.push(next);
  }
  return { heading, below };
});

function filter() {
  const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  const only = state?.value ?? '';
  let shown = 0;
  for (const { row, text } of rows) {
    const fits = wanted.every(word => text.includes(word)) && (!only || row.dataset.state === only);
    row.hidden = !fits;
    shown += fits ? 1 : 0;
  }
  for (const table of tables) table.hidden = !table.querySelector('tbody tr:not([hidden])');
  // What is between two tables belongs to all rows; while some are looked for, it is in the way.
  const isNarrowed = wanted.length > 0 || only !== '';
  document.querySelector('main').classList.toggle('narrowed', isNarrowed);
  for (const { heading, below } of sections) heading.hidden = isNarrowed && below.every(table => table.hidden);
  count.textContent = `${shown} of ${rows.length} rows`;
  const place = new URL(location.href);
  for (const [name, value] of [['q', words.value], ['state', only]]) {
    if (value) place.searchParams.set(name, value); else place.searchParams.delete(name);
  }
  history.replaceState(null, '', place);
}

const given = new URLSearchParams(location.search);
words.value = given.get('q') ?? '';
if (state) state.value = given.get('state') ?? '';
form.addEventListener('input', filter);
form.addEventListener('submit', event => event.preventDefault());
addEventListener('keydown', event => {
  if (event.key === '/' && !event.ctrlKey && !event.metaKey && !/^(INPUT|SELECT)$/.test(document.activeElement.tagName)) {
    event.preventDefault();
    words.focus();
  }
  if (event.key === 'Escape' && document.activeElement === words) {
    words.value = '';
    filter();
  }
});
filter();
