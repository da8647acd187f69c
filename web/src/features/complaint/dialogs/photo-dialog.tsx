import type { Complaint, ComplaintPhoto, PictureRegion } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { Button, NumberInput } from '@mantine/core'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { photoAddress } from './photo-address.ts'
import styles from './photo-dialog.module.css'
import { regionBetween, withEdge } from './regions.ts'
import { complaintChanges, useShowComplaint } from './use-complaint.ts'

type Props = { row: Complaint; photo: ComplaintPhoto; onClose: () => void }
type Part = { key: number; region: PictureRegion }
let lastKey = 0
const nextKey = (): number => ++lastKey
const edges = ['left', 'top', 'width', 'height'] as const

/** One part that is hidden: its edges as figures, for the keyboard. */
function PartLine({
  n,
  region,
  onChange,
  onRemove,
}: {
  n: number
  region: PictureRegion
  onChange: (region: PictureRegion) => void
  onRemove: () => void
}) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.part}>
      <legend>{t('complaints.photo_part', { n })}</legend>
      {edges.map((edge, at) => (
        <NumberInput
          key={edge}
          size="xs"
          label={t(`complaints.photo_${edge}`)}
          min={0}
          max={100}
          value={Math.round((region[at] ?? 0) * 100)}
          onChange={(value) => typeof value === 'number' && onChange(withEdge(region, at, value / 100))}
        />
      ))}
      <Button variant="default" size="xs" onClick={onRemove}>
        {t('complaints.photo_remove', { n })}
      </Button>
    </fieldset>
  )
}

/** What is hidden of a photo before the public may see it: drawn over it, or written as figures. */
export function PhotoDialog({ row, photo, onClose }: Props) {
  const { t } = useTranslation()
  const show = useShowComplaint()
  const [parts, setParts] = useState<Part[]>(() =>
    (photo.shown?.regions ?? []).map((region) => ({ key: nextKey(), region })),
  )
  const regions = parts.map(({ region }) => region)
  const add = (region: PictureRegion) => setParts([...parts, { key: nextKey(), region }])
  const [from, setFrom] = useState<[number, number]>()
  const [to, setTo] = useState<[number, number]>()
  const place = useRef<HTMLDivElement>(null)
  const saving = useAction({
    call: () => call(complaintCalls.showPhoto, { body: { id: row.id, file_id: photo.id, regions } }),
    changes: complaintChanges(row.id),
    said: () => t('complaints.did_show'),
    onDone: (answer) => {
      show(answer)
      onClose()
    },
  })
  const spotOf = (event: PointerEvent): [number, number] => {
    const { left, top, width, height } = (place.current as HTMLDivElement).getBoundingClientRect()
    return [(event.clientX - left) / width, (event.clientY - top) / height]
  }
  const drawn = from && to && regionBetween(from, to)
  const end = () => {
    if (drawn && drawn[2] > 0.01 && drawn[3] > 0.01) add(drawn)
    setFrom(undefined)
    setTo(undefined)
  }
  const put = (key: number, region: PictureRegion) =>
    setParts(parts.map((one) => (one.key === key ? { key, region } : one)))
  return (
    <Dialog
      title={t('complaints.photo_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button loading={saving.isPending} onClick={() => saving.mutate()}>
            {t('complaints.photo_save')}
          </Button>
        </>
      }
    >
      <p>{t('complaints.photo_text')}</p>
      <div
        ref={place}
        className={styles.canvas}
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom(spotOf(event))
          setTo(spotOf(event))
        }}
        onPointerMove={(event) => from && setTo(spotOf(event))}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img src={photoAddress(row.id, photo.id)} alt={photo.name} draggable={false} />
        {[...regions, ...(drawn ? [drawn] : [])].map(([x, y, w, h]) => (
          <span
            key={`${x} ${y} ${w} ${h}`}
            aria-hidden
            style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${w * 100}%`, height: `${h * 100}%` }}
          />
        ))}
      </div>
      {parts.map(({ key, region }, n) => (
        <PartLine
          key={key}
          n={n + 1}
          region={region}
          onChange={(next) => put(key, next)}
          onRemove={() => setParts(parts.filter((one) => one.key !== key))}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        disabled={regions.length >= 100}
        onClick={() => add([0.4, 0.4, 0.2, 0.2])}
      >
        {t('complaints.photo_add')}
      </Button>
    </Dialog>
  )
}
