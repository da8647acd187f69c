import '../../lib/languages/own/work-texts.ts'
import type { PaperPlace } from '@hdoc/contract/transfers/transfer-rows.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { paperPlaceQuery } from './queries.ts'

/** Which words say where the original is. */
function placeOf({ on_paper, holder }: PaperPlace): 'electronic' | 'unknown' | 'known' {
  if (on_paper === false) return 'electronic'
  return holder === null ? 'unknown' : 'known'
}

type Props = { documentId: number; children: (told: { place: string; below: string }) => React.ReactNode }

/** Where the original of a document is, who has it since when, and whether it is on its way. */
export function PaperLine({ documentId, children }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(paperPlaceQuery(documentId))
  if (!data) return children({ place: '–', below: '' })
  const { holder, person, since, on_way } = data
  const kind = placeOf(data)
  const place =
    kind === 'known' ? [holder?.name, person].filter(Boolean).join(' · ') : t(`transfers.place_${kind}`)
  const way = on_way && t('transfers.on_way', { to: on_way.to, number: on_way.number })
  const from = since !== null && kind === 'known' && t('transfers.since', { at: formatDateTime(since) })
  return children({ place, below: way || from || '' })
}
