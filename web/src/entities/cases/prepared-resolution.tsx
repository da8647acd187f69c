import { MOST_RESOLUTION } from '@hdoc/contract/templates/template-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../ui/choice/choice.tsx'
import { resolutionsQuery } from './resolutions-query.ts'

type Props = { written: string; onWrite: (text: string) => void }

/**
 * Puts a prepared text under what is written already; not drawn where the institution has none. Whoever may not write
 * resolutions must not be shown it.
 */
export function PreparedResolution({ written, onWrite }: Props) {
  const { t } = useTranslation()
  const prepared = useQuery(resolutionsQuery()).data?.data ?? []
  if (prepared.length === 0) return null
  return (
    <Choice
      label={t('workcases.prepared')}
      placeholder={t('workcases.prepared_choose')}
      nothingFoundMessage={t('workcases.prepared_none')}
      data={prepared.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={null}
      onChange={(id) => {
        const chosen = prepared.find((one) => String(one.id) === id)
        if (chosen === undefined) return
        const before = written.trimEnd()
        onWrite((before === '' ? chosen.text : `${before}\n${chosen.text}`).slice(0, MOST_RESOLUTION))
      }}
    />
  )
}
