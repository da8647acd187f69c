import { randomUUID } from 'node:crypto'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { callFrom } from '../../support/page-calls.ts'
import { besideApp, expect, hosts, type Page, signIn, test, untilQuiet } from '../../support/test.ts'

const word = `semn${randomUUID().slice(0, 8)}`
const harm = `${word} "'><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)><a href="javascript:alert(4)">x</a><img src=//rau.example/p>`
type Row = { id: number }
type Listed = { data: Row[] }

/** Notes what must not happen: dialogs, broken policies, requests to anybody else, and the picture that „x” would be. */
async function watchHarm(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) seen.push(message.text())
  })
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && (origin !== hosts.first || /(^|\/)x$/.test(pathname)))
      seen.push(request.url())
  })
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== hosts.first,
    (route) => route.abort(),
  )
  await page.exposeFunction('tellBroken', (what: string) => seen.push(what))
  await page.addInitScript(() => {
    const { tellBroken } = window as unknown as { tellBroken: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellBroken(`policy ${violatedDirective} ${blockedURI}`),
    )
  })
  return seen
}

/** Opens a form, writes it and sends it once its page has been open for long enough; gives the link of its mail. */
async function written(
  page: Page,
  kind: string,
  call: string,
  values: object,
  file?: string,
): Promise<string> {
  const email = `rau.${randomUUID().slice(0, 8)}@mail.example`
  const { key } = (await callFrom<{ key: string }>(page, 'GET', `/api/public_form/open/${kind}`)).body
  if (file !== undefined) {
    const begun = await callFrom(page, 'POST', `/api/public_form/file?k=${key}`, file, {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(file.length),
      'upload-metadata': `filename ${Buffer.from(`${word}.pdf`).toString('base64')}`,
    })
    const file_id = Number(/part\/(\d+)/.exec(begun.location)?.[1])
    expect((await callFrom(page, 'POST', '/api/public_form/finish_file', { key, file_id })).status).toBe(200)
  }
  const body = { key, email, email_confirmation: email, terms: true, ...values }
  await expect
    .poll(async () => (await callFrom(page, 'POST', call, body)).status, { timeout: 8_000 })
    .toBe(200)
  return linkIn(await mailTo(email, 'public-form.1.'))
}

/** Opens a page that shows the planted words, and waits until nothing on it moves any more. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(`${hosts.first}${address}`)
  await expect(page.getByText(word).first(), address).toBeVisible()
  await untilQuiet(page)
}

test('nothing runs of what strangers and editors write, on the pages of the public and of staff, and nobody else is asked', {
  tag: '@long',
}, async ({ page, join }) => {
  const citizen = await join(undefined)
  const seen = [await watchHarm(page), await watchHarm(citizen)]
  await citizen.goto(besideApp())
  const [types, papers] = await Promise.all([
    callFrom<Row[]>(citizen, 'GET', '/api/portal_complaint/types'),
    callFrom<(Row & { fills: boolean })[]>(citizen, 'GET', '/api/portal_submission/types'),
  ])
  const complaint = { type_id: types.body[0]?.id, description: harm, street: word, name: harm, locality: '' }
  const paper = papers.body.find(({ fills }) => !fills)
  const who = { type: 'pf', name: harm, phone: '0722 123 456', street: harm, number: '7' }
  const links = await Promise.all([
    written(citizen, 'complaint', '/api/portal_complaint/send', complaint),
    written(citizen, 'contact_message', '/api/contact_message/send', {
      ...{ category: 'question', subject: harm, message: harm },
    }),
    written(
      citizen,
      'submission',
      '/api/portal_submission/send',
      { doc_type_id: paper?.id, subject: harm, who },
      '%PDF-1.7\n%%EOF\n',
    ),
  ])
  for (const link of links) {
    await look(citizen, new URL(link).hash.replace('#', '/#'))
    const token = link.split('/').at(-1)
    expect((await callFrom(citizen, 'POST', '/api/public_form/confirm', { token })).status).toBe(200)
    await citizen.reload()
    await untilQuiet(citizen)
  }

  await signIn(page, 'administrator.client')
  await untilQuiet(page)
  const tree = await callFrom<{ headings: (Row & { code: string })[] }>(
    page,
    'GET',
    '/api/gazette_category/tree',
  )
  const category_id = tree.body.headings.find(({ code }) => code === 'c.1')?.id
  const act = await callFrom<{ data: Row & { check: { mark: string } } }>(
    page,
    'POST',
    '/api/gazette_entry/add',
    {
      ...{ category_id, title: harm, content: harm, act_issuer: harm, number: '7', act_on: '2026-01-05' },
    },
  )
  const { id: actId, check } = act.body.data
  expect(
    (await callFrom(page, 'POST', '/api/gazette_entry/submit', { id: actId, checked: check.mark })).status,
  ).toBe(200)
  const post = await callFrom<Row>(page, 'POST', '/api/post/add', {
    ...{ title: harm, description: harm, content: `<p>${harm}</p>`, status: 'public' },
  })
  const postId = post.body.id
  for (const address of [
    `/#/monitor-oficial?act=${actId}`,
    `/monitor-oficial/${category_id}/${actId}`,
    `/#/admin-post/${postId}`,
    `/noutati/${postId}`,
  ])
    await look(citizen, address)

  const newest = async (list: string): Promise<number> =>
    (await callFrom<Listed>(page, 'GET', `${list}/20?search=${word}`)).body.data[0]?.id ?? 0
  const [complaintId, messageId, submissionId] = [
    await newest('/api/complaint/list'),
    await newest('/api/contact_message/list'),
    await newest('/api/submission/list'),
  ]
  for (const address of [
    `/#/detalii-sesizare/${complaintId}`,
    `/#/mesaje-contact/${messageId}`,
    `/#/detalii-document-depus/${submissionId}`,
    `/#/admin/monitor-oficial/${actId}`,
    `/#/posts/edit/${postId}`,
    '/#/documente-depuse',
  ])
    await look(page, address)
  expect(seen.flat()).toEqual([])
})
