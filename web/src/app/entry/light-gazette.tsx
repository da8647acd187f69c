import { ActView } from '../../features/gazette-public/act-view.tsx'
import { GazetteView } from '../../features/gazette-public/gazette-view.tsx'
import { gazetteSearch } from '../routes/search.ts'
import { parseSearch } from '../routes/search-text.ts'

/** The gazette without a router: all acts, those of a heading (`value`), or one (`?act=`). */
export function LightGazette({ value, query }: { value: string; query: string }) {
  const { act, ...search } = gazetteSearch(parseSearch(query))
  if (value !== '') return <GazetteView wanted={{ ...search, category: Number(value) }} />
  return act === undefined ? <GazetteView wanted={search} /> : <ActView key={act} id={act} />
}
