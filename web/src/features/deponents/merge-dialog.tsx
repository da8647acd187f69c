import '../../lib/languages/own/merging-texts.ts'
import type { MergeField, MergePreview } from '@hdoc/contract/issuers/issuer-merge.ts'
import { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { Button, Radio } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issuerOptionsQuery, mergePreviewQuery } from '../../entities/issuers/directory-queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import styles from './deponents.module.css'

type Props = {
  winnerId: number
  /** Without it, the person chooses the other issuer in the dialog. */
  loserId: number | undefined
  onMerged: (winnerId: number) => void
  onClose: () => void
}
type Sides = Partial<Record<MergeField, 'winner' | 'loser'>>

const labelOf = (field: MergeField) => {
  const input = issuers.inputs[field]
  return input ? say(input.label) : field
}

function FieldChoice({
  preview,
  sides,
  onChoose,
}: {
  preview: MergePreview
  sides: Sides
  onChoose: (field: MergeField, side: 'winner' | 'loser') => void
}) {
  const { t } = useTranslation()
  if (preview.fields.length === 0) return <p>{t('merging.no_difference')}</p>
  return (
    <table className={styles.fields} aria-label={t('merging.fields')}>
      <thead>
        <tr>
          <th scope="col">{t('deponents.field')}</th>
          <th scope="col">{t('merging.stays')}</th>
          <th scope="col">{t('merging.goes')}</th>
        </tr>
      </thead>
      <tbody>
        {preview.fields.map(({ field, winner, loser, suggested }) => (
          <tr key={field}>
            <th scope="row">{labelOf(field)}</th>
            {(['winner', 'loser'] as const).map((side) => (
              <td key={side}>
                <Radio
                  name={field}
                  label={(side === 'winner' ? winner : loser) || t('deponents.empty_value')}
                  aria-label={`${labelOf(field)}: ${(side === 'winner' ? winner : loser) || t('deponents.empty_value')}`}
                  checked={(sides[field] ?? suggested) === side}
                  onChange={() => onChoose(field, side)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const versionsOf = (of: MergePreview | undefined): string => `${of?.winner.version} ${of?.loser.version}`

/** Merges two issuers. It first shows what stays, what is taken from the other issuer and what moves. */
export function MergeDialog({ winnerId, loserId, onMerged, onClose }: Props) {
  const { t } = useTranslation()
  const [pair, setPair] = useState({ winner: winnerId, loser: loserId ?? null })
  const [sides, setSides] = useState<Sides>({})
  const answer = useQuery({
    ...mergePreviewQuery(pair.winner, pair.loser ?? 0),
    enabled: pair.loser !== null,
    // Kept from an earlier look, it would pass for what the person sees now.
    gcTime: 0,
  })
  const now = pair.loser === null ? undefined : answer.data
  const [seen, setSeen] = useState(now)
  const isOfPair = seen?.winner.id === pair.winner && seen.loser.id === pair.loser
  if (now && !isOfPair) setSeen(now)
  // What the person looked at and chose from stays, whatever others change meanwhile; what moves is counted anew.
  const preview = now && isOfPair ? { ...seen, moves: now.moves, too_many: now.too_many } : now
  const isOld = preview !== undefined && versionsOf(preview) !== versionsOf(now)
  const merging = useAction({
    call: (of: MergePreview) =>
      call(issuerMergeCalls.merge, {
        body: {
          winner: { id: of.winner.id, version: of.winner.version },
          loser: { id: of.loser.id, version: of.loser.version },
          take: of.fields
            .filter((one) => (sides[one.field] ?? one.suggested) === 'loser')
            .map(({ field }) => field),
        },
      }),
    changes: [{ what: 'issuer.merged' }],
    said: ({ data }) => t('merging.done', { name: data.name }),
    onDone: ({ data }) => onMerged(data.id),
    onFailure: (error) => {
      // On a conflict load the preview again, so that the next try uses the present state.
      if (error.status === 409) void answer.refetch()
      else if (error.status !== 422) tellFailure(error)
    },
  })
  const moved = preview?.moves.reduce((sum, { count }) => sum + count, 0) ?? 0
  const choose = (next: { winner: number; loser: number | null }) => {
    merging.reset()
    setSides({})
    setPair(next)
  }
  return (
    <Dialog
      title={t('merging.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={!preview || preview.too_many || isOld}
            loading={merging.isPending}
            onClick={() => preview && merging.mutate(preview)}
          >
            {t('merging.do')}
          </Button>
        </>
      }
    >
      {loserId === undefined && (
        <Picker
          label={t('merging.other')}
          description={t('merging.other_help')}
          data-autofocus
          request={issuerOptionsQuery}
          value={pair.loser}
          onChange={(loser) => choose({ ...pair, loser })}
        />
      )}
      {pair.loser !== null && <Answer query={answer} />}
      {isOld && (
        <Note kind="warn" role="alert">
          <p>{t('merging.changed')}</p>
          <Button
            variant="default"
            onClick={() => {
              choose(pair)
              setSeen(now)
            }}
          >
            {t('merging.look_again')}
          </Button>
        </Note>
      )}
      {preview && (
        <>
          <Note kind="info">
            {t('merging.what', { winner: preview.winner.name, loser: preview.loser.name })}{' '}
            {t('merging.moves', { count: moved, figure: formatNumber(moved) })} {t('merging.documents_keep')}
          </Note>
          <Button
            mt={12}
            variant="default"
            leftSection={<IconArrowsExchange size={16} />}
            onClick={() => choose({ winner: preview.loser.id, loser: preview.winner.id })}
          >
            {t('merging.swap', { name: preview.loser.name })}
          </Button>
          <FieldChoice
            preview={preview}
            sides={sides}
            onChoose={(field, side) => setSides({ ...sides, [field]: side })}
          />
        </>
      )}
      {preview?.too_many && <Note kind="warn">{t('merging.too_many')}</Note>}
      {merging.error && !isOld && (
        <Note kind="bad" role="alert">
          {merging.error.message}
        </Note>
      )}
    </Dialog>
  )
}
