import { stringify } from 'qs'
import { hostileBodies, hostileNames, hostileTexts } from './hostile-values.ts'
import type { Operation, Parameter } from './read-operations.ts'
import { spoil } from './spoil.ts'
import { oneOf, type Values, wellMeant } from './well-meant.ts'

/** A call as it goes over the line. */
export type FuzzCall = {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: Buffer
}

/** Percent-encoded as UTF-8, also what is no Unicode text (half of a surrogate pair). */
const encoded = (text: string): string =>
  encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8')).replace(/%EF%BF%BD/g, '%ED%A0%80')

/** Characters. A longer segment would test the HTTP parser, not the call. */
const LONGEST_SEGMENT = 3_000

function pathOf(operation: Operation, hostile: boolean, values: Values): string {
  const { pick } = values
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.name === name && one.in === 'path')
    const text = hostile
      ? oneOf(pick, hostileTexts).slice(0, LONGEST_SEGMENT)
      : String(wellMeant(parameter?.schema ?? {}, name, values))
    return hostile && pick(8) === 0
      ? oneOf(pick, ['%', '%zz', '%c0%af', '..', '.', '%2e%2e', '%2F'])
      : encoded(text)
  })
}

function queryOf(given: readonly Parameter[], hostile: boolean, values: Values): string {
  const { pick } = values
  const query: Record<string, unknown> = {}
  for (const { name, required, schema } of given)
    if (required || pick(3) === 0) query[name] = wellMeant(schema, name, values)
  if (!hostile) return stringify(query)
  spoil(query, pick)
  if (pick(6) === 0) query[oneOf(pick, hostileNames)] = oneOf(pick, hostileTexts)
  const text = stringify(query, { encodeValuesOnly: pick(2) === 0, encoder: (part) => encoded(String(part)) })
  return pick(10) === 0
    ? `${text}&${oneOf(pick, ['%', '&&==', 'filters[', 'filters[0]', 'page[]=1', 'a=%ff'])}`
    : text
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8')

function payloadOf(operation: Operation, hostile: boolean, values: Values) {
  const { pick } = values
  if (operation.bytes !== undefined)
    return {
      type: hostile
        ? oneOf(pick, [operation.bytes, 'text/plain', 'application/json', 'x', ''])
        : operation.bytes,
      payload: Buffer.from(oneOf(pick, ['', '%PDF-1.4\n%%EOF', 'PK\u0003\u0004', 'x'.repeat(2_000)])),
    }
  const type = 'application/json'
  if (operation.body === undefined)
    return hostile && pick(3) === 0 ? { type, payload: bytesOf(oneOf(pick, hostileBodies)) } : {}
  if (hostile && pick(8) === 0)
    return {
      type: oneOf(pick, [
        type,
        type,
        'text/plain',
        'application/x-www-form-urlencoded',
        'x/y; charset=utf-7',
      ]),
      payload: bytesOf(oneOf(pick, hostileBodies)),
    }
  let body = wellMeant(operation.body, '', values)
  if (hostile) for (let left = 1 + pick(3); left > 0; left--) body = spoil(body, pick)
  return { type, payload: bytesOf(JSON.stringify(body) ?? '') }
}

const hostileHeaders: readonly (readonly [string, string])[] = [
  ['range', 'bytes=5-2,-1,999999999999999999999-'],
  ['range', 'bytes=0-'],
  ['accept-language', 'x'.repeat(4_000)],
  ['idempotency-key', 'k'.repeat(500)],
  ['idempotency-key', 'același'],
  ['if-none-match', '"'],
  ['upload-length', '-1'],
  ['upload-length', '99999999999999999999'],
  ['upload-offset', 'NaN'],
  ['upload-metadata', 'filename ***'],
  ['tus-resumable', '9.9'],
  ['x-hdoc-person', '0-0-0'],
  ['cookie', 'hdoc_session=x; XSRF-TOKEN=%zz; =; ;;'],
]

/** What makes an answer end that otherwise goes on for ever. */
const endings: Readonly<Record<string, string>> = { 'live.stream': 'once=1' }

/** A call that means well in one of three, else one that is wrong in its path, query, body or headers. */
export function planCall(operation: Operation, values: Values): FuzzCall {
  const { pick } = values
  const wrong = pick(3) === 0 ? -1 : pick(10)
  const asked = queryOf(
    operation.parameters.filter((one) => one.in === 'query'),
    wrong >= 2 && wrong < 5,
    values,
  )
  const query = [asked, endings[operation.id] ?? ''].filter((part) => part !== '').join('&')
  const { type, payload } = payloadOf(operation, wrong >= 4 && wrong < 9, values)
  const header = wrong === 9 ? oneOf(pick, hostileHeaders) : undefined
  return {
    operation: operation.id,
    method: operation.method,
    path: `${pathOf(operation, wrong === 0 || wrong === 1, values)}${query && `?${query}`}`,
    headers: {
      ...(operation.bytes !== undefined && { 'tus-resumable': '1.0.0' }),
      ...(type !== undefined && type !== '' && { 'content-type': type }),
      ...(header && { [header[0]]: Buffer.from(header[1]).toString('latin1') }),
    },
    ...(payload && { payload }),
  }
}
