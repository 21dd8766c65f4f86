// The messages on the wire, as types for the checks; pages load nothing of this file.
// Documentation/Presentation.md says what the members mean.

/**
 * @typedef {null | boolean | number | string | any[] | { [tag: string]: any }} Value
 *
 * @typedef {object} Names
 * @property {string} title
 * @property {string | null} [subtitle]
 * @property {string | null} [symbol]
 * @property {string | null} [image] The name of a picture of the app, or a picture as an address.
 * @property {boolean} [round]
 * @property {boolean} [stencil]
 *
 * @typedef {Names & { section?: Names | null, style?: string, value?: Value }} Option
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} title
 * @property {string | null} [description]
 * @property {string} type
 * @property {boolean} [required]
 * @property {string | null} [control]
 * @property {number | null} [min]
 * @property {number | null} [max]
 * @property {string | null} [dateKind]
 * @property {boolean} [parts] A date without a zone, where parts may be missing.
 * @property {boolean} [multiline]
 * @property {{ keyboard: string, capitals: string, corrects: boolean, quotes: boolean, dashes: boolean }} [typing]
 * @property {{ yes: string, no: string }} [words]
 * @property {Option[] | null} [options]
 * @property {boolean} [searchable]
 * @property {string} [entity] The type of an entity, by its identifier.
 * @property {string} [owner] Of a part of a value, the name of the field that asks for the value; not on the wire.
 * @property {Field[]} [fields]
 * @property {{ value: Value, title: string }[]} [choices]
 * @property {Value} [default]
 * @property {string[]} [contentTypes]
 * @property {string[]} [fileTypes]
 * @property {Field} [element]
 * @property {Field[]} [kinds]
 * @property {{ field: string, values: string[] }} [condition]
 * @property {any} [value]
 * @property {boolean} [isGiven] The person has entered the value, before the page was loaded again; not on the wire.
 * @property {string | null} [error]
 *
 * @typedef {object} Layout
 * @property {(string | { field: string })[]} sentence
 * @property {string[]} shown
 * @property {string[]} more
 * @property {boolean} changes
 * @property {{ [name: string]: Option[] }} [options]
 *
 * @typedef {object} Question
 * @property {number} id
 * @property {'values' | 'choice' | 'confirmation'} kind
 * @property {Field[]} [fields]
 * @property {Layout | null} [layout]
 * @property {Option[]} [options]
 * @property {string} [asks] The name of the field that a person who answers with words is asked for first.
 * @property {string[]} [examples] Words that answer it, or that field.
 *
 * @typedef {{ role: string, label: string, isDestructive: boolean }} SystemButton
 * @typedef {{ full: string, supporting: string, symbol?: string | null }} Dialog
 * @typedef {{ intent?: string, title: string, progress: number | null, timeLeft?: string }} Run
 * @typedef {{ file: string, name: string, size?: number, type?: string }} FileValue
 *
 * @typedef {object} TrayItem
 * @property {number} id
 * @property {'running' | 'ready' | 'question' | 'failed'} kind
 * @property {string} title
 * @property {string} [words]
 * @property {string | null} symbol
 * @property {string | null} color
 * @property {number} [progress]
 * @property {string} [timeLeft]
 * @property {boolean} opens
 *
 * @typedef {object} Card
 * @property {number} id
 * @property {number} generation
 * @property {string} title
 * @property {string} [symbol]
 * @property {Dialog | null} dialog
 * @property {string | null} [html]
 * @property {string[]} [parts]
 * @property {FileValue[]} [files]
 * @property {boolean} [renewed]
 * @property {boolean} busy
 * @property {string | null} error
 * @property {Question | null} question
 * @property {SystemButton[]} buttons
 * @property {boolean} [stopped]
 * @property {string} [copy]
 * @property {boolean} [pinned]
 * @property {boolean} [hasView]
 *
 * @typedef {{ type: 'state', format: number, seq: number, run: Run | null, card: Card | null, tray?: TrayItem[], visit?: number, place?: string }} State
 * @typedef {{ type: 'announce', full: string, supporting: string }} Announcement
 * @typedef {{ type: 'refused', reason: string, message: string }} Refusal
 * @typedef {{ type: string, [member: string]: any }} Message
 *
 * @typedef {object} SearchItem
 * @property {'shortcut' | 'intent' | 'entity' | 'suggestion'} kind
 * @property {string} intent
 * @property {number | null} index
 * @property {string} title
 * @property {string[]} [titleParts] The title in parts, where each second one is a value that was understood.
 * @property {string | null} subtitle
 * @property {string | null} symbol
 * @property {string | null} color
 * @property {boolean} needsValues
 * @property {boolean} [hasParameters]
 * @property {boolean} [hasActions] The entity can be used for actions that are no rows of the answer.
 * @property {string} [image]
 * @property {{ [name: string]: any }} [values]
 * @property {string} [reason]
 * @property {boolean} [pinned]
 *
 * @typedef {{ title: string, items: SearchItem[] }} SearchSection
 */

export {};
