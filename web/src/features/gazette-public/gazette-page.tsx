import { useParams, useSearch } from '@tanstack/react-router'
import { ActView } from './act-view.tsx'
import { GazetteView } from './gazette-view.tsx'

/** `/monitor-oficial`: all acts, the newest first, and what is looked for among them; with `?act=`, one of them. */
export function GazettePage() {
  const { act, ...wanted } = useSearch({ from: '/portal/monitor-oficial' })
  return act === undefined ? <GazetteView wanted={wanted} /> : <ActView key={act} id={act} />
}

/** `/monitor-oficial-list/{category_id}`: the acts of a heading. */
export function GazetteHeadingPage() {
  const { category_id } = useParams({ from: '/portal/monitor-oficial-list/$category_id' })
  const { act: _, ...search } = useSearch({ from: '/portal/monitor-oficial-list/$category_id' })
  return <GazetteView wanted={{ ...search, category: category_id }} />
}
