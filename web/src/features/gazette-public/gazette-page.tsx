import { useParams, useSearch } from '@tanstack/react-router'
import { ActView } from './act-view.tsx'
import { GazetteView } from './gazette-view.tsx'

/** `/monitor-oficial`: all acts, the newest first, and what is looked for among them. */
export function GazettePage() {
  return <GazetteView wanted={useSearch({ from: '/portal/monitor-oficial' })} />
}

/** `/monitor-oficial-list/{category_id}`: the acts of a heading. */
export function GazetteHeadingPage() {
  const { category_id } = useParams({ from: '/portal/monitor-oficial-list/$category_id' })
  const search = useSearch({ from: '/portal/monitor-oficial-list/$category_id' })
  return <GazetteView wanted={{ ...search, category: category_id }} />
}

/** `/monitor-oficial-act/{id}`: one public act. */
export function GazetteActPage() {
  return <ActView id={useParams({ from: '/portal/monitor-oficial-act/$id' }).id} />
}
