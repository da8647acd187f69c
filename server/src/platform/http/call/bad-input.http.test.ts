import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()
const office = await freshOffice(t.database)
await aPerson(t.database, office.institution.id, 'admin', { isAdmin: true })
const browser = t.browser(office.institution.host)
await browser.signIn('admin')
const english = { 'accept-language': 'en-GB,en;q=0.9' }

const get = (path: string, headers: Record<string, string> = {}) => browser.get<Failure>(path, headers)
const filter = (column: string, field: string, mode: string, value: string) =>
  `filters[0][column]=${column}&filters[0][match][${field}][${mode}]=${encodeURIComponent(value)}`
const paper = {
  category: 'intrare',
  register_id: office.registerId,
  doc_type_id: office.docTypeId,
  issuer_id: office.issuerId,
  short_description: 'Cerere',
}
const raw = (payload: string | Buffer, contentType: string | undefined, url = '/api/document/add') =>
  browser.send<Failure>({
    method: 'POST',
    url,
    payload,
    headers: {
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN')!,
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
  })

describe('lists refuse what they do not offer, naming it', () => {
  const cases: [string, string, string, string][] = [
    [
      '/api/document/list/25',
      'rows',
      'Numărul de rânduri poate fi 10, 20, 50, 100.',
      'The number of rows may be 10, 20, 50, 100.',
    ],
    [
      '/api/document/list',
      'rows',
      'Lista are nevoie de un număr de rânduri.',
      'The list needs a number of rows.',
    ],
    [
      '/api/document/list/20?page=0',
      'page',
      'Pagina este un număr de la 1 în sus.',
      'The page is a number from 1 up.',
    ],
    [
      '/api/document/list/20?page=x',
      'page',
      'Pagina este un număr de la 1 în sus.',
      'The page is a number from 1 up.',
    ],
    [
      '/api/document/list/20?page=99999999999',
      'page',
      'Pagina este un număr de la 1 în sus.',
      'The page is a number from 1 up.',
    ],
    [
      '/api/document/list/20?sortBy=tracking_code',
      'sortBy',
      'Lista nu se poate sorta după „tracking_code”.',
      'The list cannot be sorted by "tracking_code".',
    ],
    [
      '/api/document/list/20?sortBy=__proto__',
      'sortBy',
      'Lista nu se poate sorta după „__proto__”.',
      'The list cannot be sorted by "__proto__".',
    ],
    [
      '/api/document/list/20?sortOrder=up',
      'sortOrder',
      'Ordinea poate fi asc sau desc.',
      'The order may be asc or desc.',
    ],
    [
      `/api/document/list/20?${filter('tracking_code', 'tracking_code', 'equals', 'x')}`,
      'filters[0][column]',
      'Lista nu se poate filtra după „tracking_code”.',
      'The list cannot be filtered by "tracking_code".',
    ],
    [
      `/api/document/list/20?${filter('issuer', 'email', 'equals', 'x')}`,
      'filters[0][match][email]',
      'Lista nu se poate filtra după „email”.',
      'The list cannot be filtered by "email".',
    ],
    [
      `/api/document/list/20?${filter('pages', 'pages', 'contains', '1')}`,
      'filters[0][match][pages][contains]',
      'Filtrul „contains” nu se potrivește coloanei „pages”.',
      'Filter "contains" does not fit column "pages".',
    ],
    [
      `/api/document/list/20?${filter('pages', 'pages', 'drop', '1')}`,
      'filters[0][match][pages][drop]',
      'Filtrul „drop” nu se potrivește coloanei „pages”.',
      'Filter "drop" does not fit column "pages".',
    ],
    [
      `/api/document/list/20?${filter('registered_on', 'registered_on', 'dateIs', '2026-02-30')}`,
      'filters[0][match][registered_on][dateIs]',
      'Valoare nepotrivită pentru filtrul „dateIs”.',
      'Unsuitable value for filter "dateIs".',
    ],
    [
      `/api/document/list/20?${filter('registered_on', 'registered_on', 'between', '2026-02-20')}`,
      'filters[0][match][registered_on][between]',
      'Valoare nepotrivită pentru filtrul „between”.',
      'Unsuitable value for filter "between".',
    ],
    [
      `/api/document/list/20?${filter('status', 'status', 'in', '99')}`,
      'filters[0][match][status][in]',
      'Valoare nepotrivită pentru filtrul „in”.',
      'Unsuitable value for filter "in".',
    ],
    [
      `/api/document/list/20?filters[0][operator]=xor&${filter('pages', 'pages', 'gt', '1')}`,
      'filters[0][operator]',
      'Operatorul poate fi and sau or.',
      'The operator may be and or or.',
    ],
    ['/api/document/list/20?institution_id=2', 'institution_id', 'Câmp necunoscut.', 'Unknown field.'],
    [
      `/api/document/list/20?${Array.from({ length: 21 }, (_, n) => `filters[${n}][column]=pages&filters[${n}][match][pages][gt]=1`).join('&')}`,
      'filters',
      'Cel mult 20 de coloane filtrate.',
      'At most 20 filtered columns.',
    ],
  ]
  it.each(cases)('%s', async (path, field, ro, en) => {
    const answer = await get(path)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ [field]: [ro] })
    expect(answer.body.message).toBe('Formularul conține erori.')
    const inEnglish = await get(path, english)
    expect(inEnglish.body.errors).toEqual({ [field]: [en] })
    expect(inEnglish.body.message).toBe('There are errors in the form.')
  })
})

describe('addresses and queries that make no sense never answer 5xx', () => {
  const cases: [string, number, string][] = [
    ['/api/document/get/%E0%A4%A', 400, 'BAD_REQUEST'],
    ['/api/document/list/20/%E0%A4%A', 400, 'BAD_REQUEST'],
    ['/api/document/list/20?search=%E0%A4%A', 200, ''],
    [`/api/document/list/20?search=${'a'.repeat(100_000)}`, 413, 'TOO_LARGE'],
    [`/api/document/list/20?search=${'a'.repeat(300)}`, 422, 'VALIDATION'],
    ['/api/document/get/12345678901234567890', 404, 'NOT_FOUND'],
    ['/api/document/get/-1', 404, 'NOT_FOUND'],
    ['/api/document/get/0', 404, 'NOT_FOUND'],
    ['/api/document/get/1e3', 404, 'NOT_FOUND'],
    ...['01', '1e0', '0x1', '+1', '%201', '1%20', '1.0', '%EF%BC%91'].map((id): [string, number, string] => [
      `/api/issuer/get/${id}`,
      404,
      'NOT_FOUND',
    ]),
    ['/api/issuer/get/1', 200, ''],
    ['/api/document/get/x', 404, 'NOT_FOUND'],
    ['/api/document/get/1.5', 404, 'NOT_FOUND'],
    [`/api/document/get/${'9'.repeat(3000)}`, 400, 'BAD_REQUEST'],
    ['/api/document/list/20?filters[0][a][b][c][d][e][f][g]=1', 400, 'BAD_REQUEST'],
    [`/api/document/list/20?${'a[]=1&'.repeat(600)}`, 400, 'BAD_REQUEST'],
    ['/api/document/list/20?filters=x', 422, 'VALIDATION'],
    ['/api/document/list/20?filters[0]=x', 422, 'VALIDATION'],
    ['/api/document/list/20?filters[__proto__][column]=pages', 422, 'VALIDATION'],
    ['/api/document/list/20?page[]=1', 422, 'VALIDATION'],
    ['/api/document/list/20?sortBy[a]=1', 422, 'VALIDATION'],
    ['/api/document/list/20?search=%00', 422, 'VALIDATION'],
    [
      `/api/document/list/20?${filter('short_description', 'short_description', 'contains', '\0')}`,
      422,
      'VALIDATION',
    ],
    [`/api/document/list/20?${filter('pages', 'pages', 'gt', '99999999999999999999')}`, 422, 'VALIDATION'],
    [`/api/document/list/20?${filter('pages', 'pages', 'gt', '999999999999999')}`, 200, ''],
    [`/api/document/list/20?${filter('registered_on', 'registered_on', 'dateIs', '9999-12-31')}`, 200, ''],
    [
      `/api/document/list/20?${filter('short_description', 'short_description', 'contains', '%_\\')}`,
      200,
      '',
    ],
    ['/api/document/list/20?page=999999999', 200, ''],
    ['/api/register/list/50/%00', 422, 'VALIDATION'],
    ['/api/register/options?q=%00', 400, 'BAD_REQUEST'],
    ['/api/issuer/options?q=%00', 400, 'BAD_REQUEST'],
    ['/api/issuer/options?ids=1,2,x', 422, 'VALIDATION'],
    ['/api/user/options?ids=999999999999999', 200, ''],
    ['/api/tracking/get/%00', 400, 'BAD_REQUEST'],
    ['/api/public_post/list?page=0', 422, 'VALIDATION'],
    ['/api/public_post/list?category=99999999999999999999', 422, 'VALIDATION'],
    ['/api/locality/options?county=%00', 422, 'VALIDATION'],
    ['/api/nu/exista', 404, 'CALL_NOT_FOUND'],
    ['/api', 404, 'CALL_NOT_FOUND'],
    ['/wp-login.php', 404, 'CALL_NOT_FOUND'],
    ['//evil.example/api/status', 404, 'CALL_NOT_FOUND'],
  ]
  it.each(cases)('%.80s', async (path, status, code) => {
    const answer = await get(path)
    expect([answer.status, answer.body.code ?? '']).toEqual([status, code])
    if (status >= 400) {
      expect(answer.headers['content-type']).toContain('application/json')
      expect(answer.body.success).toBe(false)
      expect(answer.body.request_id).toBe(answer.headers['x-request-id'])
      expect(JSON.stringify(answer.body)).not.toMatch(/select|node_modules|\.ts\b/i)
    }
  })

  it('answers a method that is not allowed with the ones that are', async () => {
    for (const [method, url, allow] of [
      ['PUT', '/api/document/add', 'POST'],
      ['DELETE', '/api/document/get/1', 'GET'],
      ['GET', '/api/login?x=1', 'POST'],
      ['POST', '/api/document/list/20/drum', 'GET'],
    ] as const) {
      const answer = await browser.send<Failure>({ method, url })
      expect([answer.status, answer.body.code, answer.headers.allow]).toEqual([
        405,
        'METHOD_NOT_ALLOWED',
        allow,
      ])
      expect(answer.body.message).toBe('Metoda nu este permisă aici.')
    }
  })
})

describe('bodies that make no sense never answer 5xx', () => {
  it('refuses what is no JSON, too large, or of another kind', async () => {
    const cases: [string | Buffer, string | undefined, number, string][] = [
      ['{"a":', 'application/json', 400, 'BAD_REQUEST'],
      ['', 'application/json', 400, 'BAD_REQUEST'],
      ['{"__proto__":{"a":1}}', 'application/json', 422, 'VALIDATION'],
      [JSON.stringify({ a: 'x'.repeat(1_100_000) }), 'application/json', 413, 'TOO_LARGE'],
      ['a=1', 'application/x-www-form-urlencoded', 400, 'BAD_REQUEST'],
      ['<a/>', 'text/xml', 400, 'BAD_REQUEST'],
      ['text', 'text/plain', 400, 'BAD_REQUEST'],
      ['x', 'nonsense', 400, 'BAD_REQUEST'],
      [Buffer.from('x'), 'application/octet-stream', 400, 'BAD_REQUEST'],
      ['[]', 'application/json', 422, 'VALIDATION'],
      ['"text"', 'application/json', 422, 'VALIDATION'],
      ['null', 'application/json', 422, 'VALIDATION'],
      ['{}', 'application/json', 422, 'VALIDATION'],
    ]
    for (const [payload, type, status, code] of cases) {
      const answer = await raw(payload, type)
      expect([answer.status, answer.body.code], `${type} ${String(payload).slice(0, 30)}`).toEqual([
        status,
        code,
      ])
    }
    const json = await raw('{}', 'application/json', '/api/profile/set_picture')
    expect([json.status, json.body.code]).toEqual([400, 'BAD_REQUEST'])
    const empty = await raw('', undefined, '/api/profile/set_picture')
    expect([empty.status, empty.body.code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('refuses letters that no database keeps: NUL, control characters, halves of a pair', async () => {
    for (const bad of ['a\0b', 'a\u0007b', 'a\ud800b', 'a\udc00']) {
      for (const field of ['short_description', 'additional_info', 'external_number', 'location']) {
        const answer = await browser.post<Failure>('/api/document/add', { ...paper, [field]: bad })
        expect([answer.status, answer.body.errors], `${field} ${JSON.stringify(bad)}`).toEqual([
          422,
          { [field]: ['Valoarea nu este validă.'] },
        ])
      }
      for (const [path, body] of [
        ['/api/register/add', { name: bad, code: 'X', pattern: '###' }],
        ['/api/doc_type/add', { name: bad, category: 'intrare' }],
        ['/api/issuer/add', { type: 'pf', name: bad }],
        ['/api/document/annul', { id: 1, reason: bad }],
      ] as const)
        expect((await browser.post(path, body)).status, `${path} ${JSON.stringify(bad)}`).toBe(422)
      const login = await browser.post('/api/login', { username: bad, password: bad })
      expect(login.status, JSON.stringify(bad)).toBeLessThan(500)
    }
  })

  it('names every unknown field, also inside values and lists', async () => {
    const add = await browser.post<Failure>('/api/document/add', {
      ...paper,
      number: 'RG-1',
      institution_id: 2,
    })
    expect(add.body.errors).toEqual({ number: ['Câmp necunoscut.'], institution_id: ['Câmp necunoscut.'] })
    const update = await browser.post<Failure>('/api/document/update', {
      id: 1,
      values: { number: 'X', register_id: 2 },
    })
    expect(update.body.errors).toEqual({ number: ['Câmp necunoscut.'], register_id: ['Câmp necunoscut.'] })
    const register = await browser.post<Failure>(
      '/api/register/add',
      {
        name: 'A',
        code: 'A',
        pattern: '#',
        access: [{ principal: 'group', id: 1, see: true, register: true, own: 1 }],
      },
      english,
    )
    expect(register.body.errors).toEqual({ 'access.0.own': ['Unknown field.'] })
  })

  it('refuses numbers and ids beyond what is counted', async () => {
    for (const [field, value] of [
      ['pages', -1],
      ['pages', 1.5],
      ['pages', 1e9],
      ['pages', '3'],
      ['register_id', 1e18],
      ['register_id', 'a'],
      ['register_id', -1],
      ['deadline_days', 4000],
      ['external_date', '2026-13-01'],
      ['external_date', 20261120],
      ['upload_ids', [null]],
      ['upload_ids', Array.from({ length: 51 }, (_, n) => n + 1)],
    ] as const) {
      const answer = await browser.post<Failure>('/api/document/add', { ...paper, [field]: value })
      expect(answer.status, `${field} ${value}`).toBe(422)
      expect(Object.keys(answer.body.errors!).every((key) => key.startsWith(field))).toBe(true)
    }
  })

  it('refuses a key of idempotency that is none', async () => {
    for (const key of ['short', 'x'.repeat(101), 'with space 123', 'ș-1234567']) {
      const answer = await browser.post<Failure>('/api/document/add', paper, { 'idempotency-key': key })
      expect([answer.status, Object.keys(answer.body.errors ?? {})], key).toEqual([422, ['Idempotency-Key']])
    }
  })
})
