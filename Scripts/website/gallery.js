// Shows each card in the color scheme of the page.
const scheme = matchMedia('(prefers-color-scheme: dark)');

function show() {
  for (const frame of document.querySelectorAll('iframe')) {
    const address = frame.dataset[scheme.matches ? 'dark' : 'light'];
    if (frame.getAttribute('src') !== address) frame.setAttribute('src', address);
  }
}

scheme.addEventListener('change', show);
show();
