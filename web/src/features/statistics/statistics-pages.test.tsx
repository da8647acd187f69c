import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { departmentStatistics, institutionStatistics } from '../../../test/figures/statistics.ts'
import { listedDocument, pageOf } from '../../../test/listed-documents.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const settled = { id: 6, name: 'Soluționat', className: 'status-ok', code: 'document_finalized' }
const person = (...permissions: Permission[]) => ({
  'GET /api/status': { body: statusFor(aPerson({ group_role_name: 'Director' }, ...permissions)) },
})

function openAt(address: string, replies: Replies) {
  const asked: string[] = []
  const told = (body: unknown) => ({
    body,
  })
  standIn({
    'GET /api/statistics/institution': ({ url }) => {
      asked.push(url)
      return told(institutionStatistics)
    },
    'GET /api/statistics/department': ({ url }) => {
      asked.push(url)
      return told(departmentStatistics)
    },
    'GET /api/statistics/restricted': ({ url }) => {
      asked.push(url)
      return told({ all: 31, visible: 29, restricted: 2 })
    },
    'GET /api/document/list/10': ({ url }) => {
      asked.push(decodeURIComponent(url))
      return told(
        pageOf(
          [
            listedDocument(288, { deadline_on: '2020-11-16' }),
            listedDocument(289, { deadline_on: '2020-11-16', status: settled }),
          ],
          29,
        ),
      )
    },
    ...replies,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<Providers application={createApplication({ history })} />)
  return { asked, history, user: userEvent.setup() }
}
const link = (name: string) => screen.getByRole('link', { name })

test('a mayor reads figures with what their change means, compares quarters, and chooses days', async () => {
  const { asked, history, user } = openAt(
    '/comp-stats?from=2026-07-01&to=2026-09-30',
    person('dashboard.statistics', 'document.list', 'complaint.view'),
  )
  await screen.findByRole('heading', { name: 'Statistici instituție' })
  const figures = within(await screen.findByRole('region', { name: 'Cifrele principale' }))
  expect(asked[0]).toContain('from=2026-07-01&to=2026-09-30&compare=previous')
  expect(figures.getByText('+8,1 %, erau 344')).toBeTruthy()
  expect(figures.getByText('+3,8 %, erau 290')).toBeTruthy()
  expect(figures.getByText('+2,3 puncte, era 91 %')).toBeTruthy()
  expect(figures.getByText('−1,2 zile, era 10,7 zile')).toBeTruthy()
  expect(figures.getByText('−7, erau 31')).toBeTruthy()
  expect(figures.getAllByText('(mai bine)')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Perioada dinainte: trimestrul II 2026' }))
  await waitFor(() => expect(asked.at(-1)).toContain('from=2026-04-01&to=2026-06-30&compare=previous'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comparată cu' }), 'year_before')
  await waitFor(() => expect(asked.at(-1)).toContain('from=2026-04-01&to=2026-06-30&compare=year_before'))
  expect(history.location.search).toContain('compare=year_before')
  // Of the running quarter only the days so far are asked for, to be compared with as many of the one before.
  await user.click(screen.getByRole('button', { name: 'Perioada: trimestrul II 2026' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Trimestrul acesta', hidden: true }))
  await waitFor(() => expect(asked.at(-1)).toMatch(/from=\d{4}-(01|04|07|10)-01&.*&unit=quarter/))
  await user.click(screen.getByRole('button', { name: /^Perioada: trimestrul/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Alte zile…', hidden: true }))
  const [from, to] = await screen.findAllByPlaceholderText('ZZ.LL.AAAA')
  await user.clear(from!)
  await user.type(from!, '5.6.2026')
  await user.clear(to!)
  await user.type(to!, '4.6.2026{Enter}')
  expect(await screen.findByText('Prima zi este după ultima.')).toBeTruthy()
  await user.clear(to!)
  await user.type(to!, '12062026{Enter}')
  await waitFor(() => expect(asked.at(-1)).toContain('from=2026-06-05&to=2026-06-12'))
})

test('a row leads on: a department to its own page, its late papers to their rows, what no department has too', async () => {
  const { asked, history, user } = openAt('/comp-stats', person('dashboard.statistics', 'document.list'))
  const table = within(await screen.findByRole('table', { name: 'Compartimente' }))
  expect(table.getByRole('link', { name: 'Urbanism și amenajarea teritoriului' }).getAttribute('href')).toBe(
    '/dep-stats?group=4',
  )
  // A type whose row would hold nothing but zeros has none.
  const types = within(screen.getByRole('table', { name: 'Tipuri de documente' }))
  expect(types.getByRole('row', { name: /^Certificat de urbanism/ })).toBeTruthy()
  expect(types.queryByRole('row', { name: /^Autorizație de construire/ })).toBeNull()
  const nobody = within(table.getByRole('row', { name: /^Fără compartiment/ }))
  // Complaints are counted for who may see the statistics; their list and map are for who may see complaints.
  expect(screen.queryByRole('link', { name: /^Drumuri, gropi/ })).toBeNull()
  await user.click(table.getByRole('link', { name: /^Urbanism.*Termen depășit: 6$/ }))
  await waitFor(() => expect(history.location.search).toContain('show='))
  const panel = within(await screen.findByRole('complementary'))
  panel.getByRole('heading', { name: 'Termen depășit, Urbanism și amenajarea teritoriului' })
  await user.click(nobody.getAllByRole('link')[0]!)
  await screen.findByRole('heading', { name: /, Fără compartiment$/ })
  await waitFor(() => expect(asked.at(-1)).toMatch(/\[has_group\]\[equals\]=false/))
  expect(asked.find((url) => url.includes('restricted') && url.includes('group_id=none'))).toBeDefined()
  // What came by no channel that was stated is what came by none of them.
  await user.click(link('Nespecificat, Documente: 40'))
  await screen.findByRole('heading', { name: /, Nespecificat$/ })
  await waitFor(() => expect(asked.at(-1)).toMatch(/\[arrival\]\[notEquals\].*in_person/))
})

test('a head finds where papers wait, sees their first rows and how many stay closed, and opens the list', async () => {
  const { asked, history, user } = openAt('/dep-stats', person('document.list', 'workcase.assign'))
  await screen.findByRole('heading', { name: /Urbanism și amenajarea teritoriului$/ })
  expect(screen.queryByRole('table', { name: 'Compartimente' })).toBeNull()
  const people = within(screen.getByRole('table', { name: 'Oamenii compartimentului' }))
  expect(
    people.getByRole('link', { name: 'Radu Mesteacăn, Termen depășit: 5' }).getAttribute('href'),
  ).toMatch(/^\/my-workcases\?queue=team/)
  // Who ended nothing has no average.
  expect(within(people.getByRole('row', { name: /^Ioana Salcâm/ })).getAllByText('–')).toHaveLength(2)
  await user.click(link('De repartizat, Acum: 31'))
  const panel = within(await screen.findByRole('complementary', { name: 'De repartizat' }))
  expect(await panel.findByRole('link', { name: /00288/ })).toBeTruthy()
  expect(await panel.findByText('2 rânduri cu acces restrâns nu apar în listă.')).toBeTruthy()
  // What is settled is late no more, though its day has passed.
  expect(within(panel.getByRole('link', { name: /00288/ })).getByText(/^depășit/)).toBeTruthy()
  expect(panel.getByRole('link', { name: /00289/ }).textContent).not.toContain('depășit')
  expect(panel.getByText('Primele 2 din 29.')).toBeTruthy()
  expect(asked.find((url) => url.includes('restricted'))).toMatch(/measure=step_distribution.*group_id=4/)
  expect(asked.find((url) => url.startsWith('/api/document/list/10'))).toMatch(
    /\[work_step\]\[equals\]=distribution.*\[group\]\[equals\]=4/,
  )
  expect(panel.getByRole('link', { name: 'Deschide ca listă' }).getAttribute('href')).toMatch(
    /^\/document\/list\?/,
  )
  await user.click(panel.getByRole('button', { name: 'Închide lista' }))
  await waitFor(() => expect(history.location.search).not.toContain('show='))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a figure without rights to its list is a figure; what failed says why and is asked anew', async () => {
  const fails = refusal(500, 'INTERNAL', 'Eroare internă.')
  let tries = 0
  const past = { from: '2026-07-01', to: '2026-09-30' }
  const { user } = openAt('/dep-stats', {
    ...person(),
    'GET /api/statistics/department': () => {
      tries += 1
      return tries === 1
        ? fails
        : { body: { ...departmentStatistics, by_step: [], bars: [], bars_before: [], period: past } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Încearcă din nou' }))
  const figures = within(await screen.findByRole('region', { name: 'Cifrele principale' }))
  expect(figures.queryAllByRole('link')).toEqual([])
  expect(screen.getByText('Niciun document nu așteaptă.')).toBeTruthy()
  // Of a period that is over it is said on which day steps, ages and people stand so.
  expect(screen.getAllByText(/la 20\.11\.2026, nu la sfârșitul perioadei/)).toHaveLength(3)
  expect(screen.getByText(/^Harta o văd cei care au dreptul/)).toBeTruthy()
})

test('a head without a department is told what to do, and asks for no figures', async () => {
  const head = aPerson({ group_role_name: 'Director', group_id: 0, groups: [] })
  const { asked } = openAt('/dep-stats', { 'GET /api/status': { body: statusFor(head) } })
  expect(await screen.findByText('Nu lucrați în niciun compartiment')).toBeTruthy()
  expect(asked).toEqual([])
})

test('a clerk is told which right is missing, in place of figures', async () => {
  const { history, asked } = openAt('/comp-stats', {
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/right/explain/dashboard.statistics': { body: { carried_by: [], ask: [] } },
  })
  await screen.findByRole('heading', { name: 'Nu aveți acces la această pagină' })
  expect(history.location.search).toContain('dashboard.statistics')
  expect(asked).toEqual([])
  // The figures of the own department ask for less.
  history.push('/dep-stats')
  expect(await screen.findByText('Vă lipsește dreptul: Vede statisticile compartimentului.')).toBeTruthy()
})
