// Changing what is shown in place, without losing what a person is at.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './document.mjs';

const { morph, noChanges, markNumber, parse } = await import('../../Sources/SurfaceKit/Resources/morph.js');

let host;
beforeEach(() => {
    host = document.createElement('div');
    document.body.replaceChildren(host);
});

/** Shows markup, and gives what the change was. */
function show(html, prior = null) {
    const changes = noChanges();
    const sheet = parse(html);
    morph(host, sheet, prior, changes);
    return changes;
}

test('an element with the same name stays the same element', () => {
    show('<p id="a">One</p>');
    const [element] = host.children;
    show('<p id="a" class="new">Two</p>');
    assert.equal(host.firstChild, element);
    assert.equal(host.innerHTML, '<p id="a" class="new">Two</p>');
});

test('a control that moves keeps what a person typed, and new ones come around it', () => {
    show('<input id="a"><input id="b">');
    const [a, b] = host.children;
    b.value = 'typed';
    show('<input id="b"><input id="c"><input id="a">');
    assert.deepEqual([...host.children].map(({ id }) => id), ['b', 'c', 'a']);
    assert.equal(host.children[0], b);
    assert.equal(host.children[2], a);
    assert.equal(b.value, 'typed');
});

test('attributes go with the markup, but not those that the page gave', () => {
    show('<p id="a" title="old" data-style="color: red">x</p>');
    const [element] = host.children;
    assert.equal(element.style.color, 'red');
    element.setAttribute('data-pending', '');
    show('<p id="a">x</p>');
    assert.equal(element.hasAttribute('title'), false);
    assert.equal(element.style.color, '');
    assert.equal(element.hasAttribute('data-pending'), true);
});

test('styles of what is new are applied, inside it too', () => {
    show('<div id="a"><p data-style="color: blue">x</p></div>');
    assert.equal(host.querySelector('p').style.color, 'blue');
});

test('a row that leaves is told and stays for its way out; one that comes is told', () => {
    show('<p id="a">a</p><p id="b">b</p>');
    const [a, b] = host.children;
    const left = show('<p id="b">b</p>');
    assert.deepEqual(left.left, [a]);
    assert.equal(a.isConnected, true);
    a.remove();
    const came = show('<p id="b">b</p><p id="c">c</p>');
    assert.deepEqual(came.came.map(({ id }) => id), ['c']);
    assert.equal(host.firstChild, b);
});

test('what takes the place of another just stands there', () => {
    show('<p id="a">a</p>');
    const { came, left } = show('<h2 id="b">b</h2>');
    assert.deepEqual([came, left], [[], []]);
    assert.equal(host.innerHTML, '<h2 id="b">b</h2>');
});

test('a number that changes is told once, as it was', () => {
    show('<p id="a" data-transition="numeric">1 <b>of 3</b></p>');
    const { numbers } = show('<p id="a" data-transition="numeric">2 <b>of 4</b></p>');
    assert.deepEqual([...numbers], [[host.firstChild, '1 of 3']]);
});

test('equal markup is not looked at, so what a person changed stays', () => {
    const html = '<p id="a" title="x">one</p>';
    show(html);
    host.firstChild.title = 'changed';
    show(html, parse(html));
    assert.equal(host.firstChild.title, 'changed');
    show(html);
    assert.equal(host.firstChild.title, 'x');
});

test('markup runs and loads nothing while it is read', () => {
    const sheet = parse('<img src="x" onerror="globalThis.harm = true"><script>globalThis.harm = true</script>');
    assert.equal(sheet.children.length, 2);
    assert.equal(globalThis.harm, undefined);
});

test('a number that changed is marked with the way in which it went, as people write numbers', () => {
    const way = (was, now) => {
        const element = document.createElement('b');
        element.textContent = now;
        const way = markNumber(element, was);
        assert.equal(element.getAttribute('data-changed'), way);
        element.onanimationend();
        assert.equal(element.hasAttribute('data-changed'), false);
        return way;
    };
    assert.deepEqual([way('€ 1,4', '€ 1,5'), way('12 of 15', '12 of 14'), way('none', '1'), way('-2', '-3')], ['up', 'down', 'up', 'down']);
});
