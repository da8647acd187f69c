import type { ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aLine, aRequest, aStep } from '../../../test/approvals.ts'
import { document4512 } from '../../../test/document.ts'
import { pageOf } from '../../../test/listed-documents.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { approvalBoxQuery } from '../../entities/approvals/queries.ts'
import { applyChange } from '../../entities/changes/apply-change.ts'
import '../../lib/languages/all-texts.ts'

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

type Answers = Parameters<typeof standIn>[0]

/** The page with some requests that wait for the person. */
function open(
  requests: readonly ApprovalRequest[],
  answers: Answers = {},
  path = '/document/approve',
  kept?: readonly ApprovalRequest[],
) {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const rights: Permission[] = ['approval.approve', 'approval.decline', 'approval.sign', 'approval.request']
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, ...rights)) },
    'GET /api/approval/box/mine': { body: pageOf(requests.map(aLine) as never) },
    'GET /api/approval/box/asked': { body: pageOf([] as never) },
    'GET /api/approval/counts': { body: { mine: requests.length, asked: 3 } },
    'GET /api/document/get/4512': { body: document4512 },
    ...Object.fromEntries(requests.map((one) => [`GET /api/approval/get/${one.id}`, { body: one }])),
    ...answers,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const application = createApplication({ history })
  // Of an earlier visit, and marked since as changed.
  if (kept) {
    const { queryKey } = approvalBoxQuery('mine', 1)
    application.queryClient.setQueryData(queryKey, pageOf(kept.map(aLine) as never) as never)
    void application.queryClient.invalidateQueries({ queryKey })
  }
  render(<Providers application={application} />)
  const meanwhile = () => applyChange(application.queryClient, { what: 'approval.changed' })
  return { history, asked, meanwhile, user: userEvent.setup({ delay: null }) }
}
const answered = (data: ApprovalRequest) => ({ body: { success: true, message: '', id: data.id, data } })

test('the oldest stands open beside the list; A approves the very bytes that are shown, and the next one opens', async () => {
  const sent: unknown[] = []
  const [one, two] = [aRequest(1, [aStep('approve')]), aRequest(2, [aStep('approve', { id: 72 })])]
  const { history, user } = open([one, two], {
    'POST /api/approval/approve': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return answered({ ...one, steps: [] })
    },
  })
  const comment = await screen.findByRole('textbox', { name: /Comentariu/ })
  await user.type(comment, 'Corect')
  comment.blur()
  await user.keyboard('a')
  await waitFor(() => expect(sent).toEqual([{ step_id: 71, shown: 'a'.repeat(64), comment: 'Corect' }]))
  await waitFor(() => expect(history.location.search).toContain('request=2'))
})

test('a key that is held down approves one document, not the next one too', async () => {
  const [one, two] = [
    aRequest(1, [aStep('approve')]),
    aRequest(2, [aStep('approve', { id: 72 })], { mode: 'all_at_once' }),
  ]
  const sent: unknown[] = []
  const { history, user } = open([one, two], {
    'POST /api/approval/approve': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return answered({ ...one, steps: [] })
    },
  })
  await screen.findByRole('textbox', { name: /Comentariu/ })
  await user.keyboard('a')
  await waitFor(() => expect(history.location.search).toContain('request=2'))
  expect(await screen.findByText('Simultan – toți utilizatorii deodată')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA', repeat: true })
  await user.keyboard('k')
  await waitFor(() => expect(history.location.search).not.toContain('request=2'))
  expect(sent).toHaveLength(1)
})

test('what is being read stays open when it leaves the list, with the comment that is being written', async () => {
  const [one, two] = [aRequest(1, [aStep('approve')]), aRequest(2, [aStep('approve', { id: 72 })])]
  let lines = [one, two]
  const { user, meanwhile, asked } = open([one, two], {
    'GET /api/approval/box/mine': () => ({ body: pageOf(lines.map(aLine) as never) }),
  })
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Comentariu/ })
  await user.type(comment, 'De văzut')
  lines = [two]
  await meanwhile()
  await waitFor(() => expect(asked.filter((call) => call === 'GET /api/approval/box/mine')).toHaveLength(2))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comentariu/ }).value).toBe('De văzut')
  expect(asked).not.toContain('GET /api/approval/get/2')
})

test('a request of an earlier visit, which somebody else has decided since, is not opened by itself', async () => {
  const [one, two] = [aRequest(1, [aStep('approve')]), aRequest(2, [aStep('approve', { id: 72 })])]
  const { asked } = open([two], { 'GET /api/approval/get/1': { body: one } }, undefined, [one, two])
  expect(await screen.findByRole('textbox', { name: /Comentariu/ })).toBeTruthy()
  expect(asked).toContain('GET /api/approval/get/2')
  expect(asked).not.toContain('GET /api/approval/get/1')
})

test('J and K walk the list; another box is part of the address', async () => {
  const { history, user } = open([aRequest(1, [aStep('approve')]), aRequest(2, [aStep('approve')])])
  await screen.findByRole('button', { name: /^Aprobă/ })
  await user.keyboard('j')
  await waitFor(() => expect(history.location.search).toContain('request=2'))
  await user.keyboard('k')
  await waitFor(() => expect(history.location.search).toContain('request=1'))
  await user.click(screen.getByRole('button', { name: /Cerute 3/ }))
  await screen.findByText('Nicio cerere în curs')
  expect(history.location.search).toContain('box=asked')
})

test('R asks for the reason; without one nothing is sent', async () => {
  const sent: unknown[] = []
  const one = aRequest(1, [aStep('approve')])
  const { user } = open([one], {
    'POST /api/approval/decline': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return answered({ ...one, steps: [] })
    },
  })
  await screen.findByRole('button', { name: /^Respinge/ })
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/întoarce la Vasile Ulmeanu/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Respinge/ }))
  await dialog.findAllByText(/trebuie să fie completat/)
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /Motiv/ }), 'Lipsește anexa')
  await user.click(dialog.getByRole('button', { name: /^Respinge/ }))
  await waitFor(() =>
    expect(sent).toEqual([{ step_id: 71, shown: 'a'.repeat(64), reason: 'Lipsește anexa' }]),
  )
})

test('several are approved after a preview; of those that could not be it is said why', async () => {
  const sent: { steps: unknown[] }[] = []
  const requests = [1, 2, 3].map((n) => aRequest(n, [aStep('approve', { id: 70 + n })]))
  const { user } = open(requests, {
    'POST /api/approval/approve_many': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      const data = [
        { step_id: 71, approved: true, reason: '' },
        { step_id: 73, approved: false, reason: 'Etapa are deja starea „Revocat”.' },
      ]
      return { body: { success: true, message: '', data } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Aprobă mai multe' }))
  const dialog = within(await screen.findByRole('dialog'))
  const boxes = dialog.getAllByRole('checkbox')
  expect(boxes).toHaveLength(3)
  await user.click(boxes[1]!)
  await user.click(dialog.getByRole('button', { name: 'Aprobă 2 documente' }))
  await dialog.findByText('Etapa are deja starea „Revocat”.')
  expect(sent[0]?.steps).toEqual([
    { step_id: 71, shown: 'a'.repeat(64) },
    { step_id: 73, shown: 'a'.repeat(64) },
  ])
})

test('a signature is drawn and sent as strokes; an empty one cannot be sent, and a drawn one can be cleared', async () => {
  const sent: { drawing: number[][][] }[] = []
  const one = aRequest(1, [aStep('sign')])
  const { user } = open([one], {
    'POST /api/approval/sign_drawn': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return answered({ ...one, steps: [] })
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Semnează/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const pad = await dialog.findByRole('img', { name: /Loc pentru semnătură/ })
  vi.spyOn(pad, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 600,
    height: 200,
  } as DOMRect)
  const signButton = () => dialog.getByRole('button', { name: /^Semnează/ })
  expect(signButton()).toHaveProperty('disabled', true)
  const draw = (y: number) => {
    fireEvent.pointerDown(pad, { clientX: 10, clientY: y, button: 0, pointerId: 1 })
    for (let x = 20; x < 200; x += 10) fireEvent.pointerMove(pad, { clientX: x, clientY: y, pointerId: 1 })
    fireEvent.pointerUp(pad, { pointerId: 1 })
    fireEvent.pointerMove(pad, { clientX: 500, clientY: y, pointerId: 1 })
  }
  draw(50)
  expect(signButton()).toHaveProperty('disabled', false)
  await user.click(dialog.getByRole('button', { name: 'Șterge' }))
  expect(signButton()).toHaveProperty('disabled', true)
  draw(80)
  draw(120)
  await user.click(signButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  const [drawing] = sent.map((body) => body.drawing)
  expect(drawing?.map(([first]) => first)).toEqual([
    [10, 80],
    [10, 120],
  ])
  expect(drawing?.[0]?.at(-1)).toEqual([190, 80])
})

test('who was faster is told, and the request is asked anew', async () => {
  const one = aRequest(1, [aStep('approve')])
  const { user, asked } = open([one], {
    'POST /api/approval/approve': () =>
      refusal(409, 'APPROVAL_STEP_OVER', 'Etapa are deja starea „Revocat”.'),
  })
  await screen.findByRole('button', { name: /^Aprobă/ })
  const before = asked.filter((call) => call === 'GET /api/approval/get/1').length
  await user.keyboard('a')
  await screen.findAllByText(/deja starea „Revocat”/)
  await waitFor(() =>
    expect(asked.filter((call) => call === 'GET /api/approval/get/1').length).toBeGreaterThan(before),
  )
})

test('a step that is not to be taken now says why, and so does a request that others may revoke', async () => {
  const none = {
    approve: false,
    decline: false,
    reassign: false,
    sign_drawn: false,
    sign_paper: false,
    sign_upload: false,
  }
  const mine = aStep('approve', {
    person: { id: aPerson({}).id, name: 'Eu' },
    can: none,
    cannot: { approve: 'Nu este încă rândul acestei etape: se așteaptă Ana.' },
  })
  open([aRequest(1, [mine], { cannot: { revoke: 'Nu aveți dreptul de a cere aprobări.' } })])
  expect(await screen.findByText(/Nu este încă rândul acestei etape/)).toBeTruthy()
  expect(
    screen
      .getByRole('button', { name: /^Revocă/, description: /Nu aveți dreptul de a cere/ })
      .getAttribute('aria-disabled'),
  ).toBe('true')
  expect(screen.queryByRole('button', { name: /^Aprobă/ })).toBeNull()
})

test('the step of somebody one stands in for says whose it is; one’s own comes first', async () => {
  const absent = aStep('approve', { id: 73, person: { id: 999, name: 'Carmen Șefa' } })
  const only = aRequest(1, [absent])
  const both = aRequest(2, [
    absent,
    aStep('approve', { id: 74, place: 2, person: { id: aPerson({}).id, name: 'Eu' } }),
  ])
  const sent: unknown[] = []
  const { user } = open([only, both], {
    'POST /api/approval/approve': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return answered({ ...both, steps: [] })
    },
  })
  expect((await screen.findAllByText('pentru Carmen Șefa')).length).toBeGreaterThan(0)
  expect(await screen.findByText(/Răspundeți în locul lui Carmen Șefa/)).toBeTruthy()
  await user.keyboard('j')
  await waitFor(() => expect(screen.queryByText(/Răspundeți în locul lui/)).toBeNull())
  await screen.findByRole('textbox', { name: /Comentariu/ })
  await user.keyboard('a')
  await waitFor(() => expect(sent).toMatchObject([{ step_id: 74 }]))
})

test('the version is downloaded to be signed with one’s own program', async () => {
  const { user } = open([aRequest(1, [aStep('sign')])])
  await user.click(await screen.findByRole('button', { name: /^Semnează/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('tab', { name: 'Cu programul propriu' }))
  const link = await dialog.findByRole('link', { name: /Descarcă versiunea/ })
  expect(link.getAttribute('href')).toMatch(/^\/api\/file\/download\/\d+$/)
  expect(dialog.getByRole('button', { name: /^Semnează/ })).toHaveProperty('disabled', true)
})
