import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import type { Dashboard } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { createApplication } from '../src/app/application.ts'
import { Providers } from '../src/app/providers.tsx'
import '../src/lib/languages/all-texts.ts'
import { aPerson, statusFor } from './people.ts'
import { type Replies, standIn } from './server.ts'

const dashboard: Dashboard = {
  today: '2026-11-20',
  registered_today: 14,
  daily_average: 26,
  due_soon: 11,
  overdue: 6,
  open: 40,
  department: null,
  group: null,
  per_day: [{ day: '2026-11-20', count: 14 }],
  due: [],
  mine: [],
}
const posts = {
  data: [],
  meta: { total: 0, from: 0, to: 0, current_page: 1, per_page: 10, last_page: 1 },
  categories: [],
}
/** A clerk of the registry, who sees and registers documents. */
export const gina = aPerson({}, 'document.register', 'document.list')

/** Opens the application on a page, as this person sees it. */
export function openApplication(path: string, user: CurrentUser | null, more: Replies = {}) {
  const server = standIn({
    'GET /api/status': { body: statusFor(user) },
    'GET /api/dashboard/get': { body: dashboard },
    'GET /api/public_post/list': { body: posts },
    'POST /api/logout': { body: { success: true, message: '' } },
    'POST /api/preference/update': { body: { success: true, message: '' } },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const application = createApplication({ history })
  render(<Providers application={application} />)
  return { ...server, history, application, at: () => history.location.href }
}
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
