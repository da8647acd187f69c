import { NativeSelect, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import type { OfferedLabel } from './queries.ts'

type Props = {
  labels: readonly OfferedLabel[]
  label: OfferedLabel
  start: number
  count: number
  onLabel: (label: OfferedLabel) => void
  onStart: (start: number) => void
}

/** Chooses the label, and the place on the sheet where the first one goes. */
export function LabelChoice({ labels, label, start, count, onLabel, onStart }: Props) {
  const { t } = useTranslation()
  const places = label.per_sheet
  const sheets = places === null ? 0 : Math.ceil((start - 1 + count) / places)
  return (
    <FieldGrid>
      <Place width={places === null ? 'full' : 'half'}>
        <NativeSelect
          label={t('printing.label_size')}
          value={label.name}
          data={labels.map(({ name }) => name)}
          onChange={({ currentTarget: { value } }) => {
            const chosen = labels.find(({ name }) => name === value)
            if (chosen) onLabel(chosen)
          }}
        />
      </Place>
      {places !== null && (
        <Place width="half">
          <NumberInput
            label={t('printing.start')}
            description={t('printing.start_help', { places, sheets })}
            inputWrapperOrder={['label', 'input', 'description']}
            value={start}
            min={1}
            max={places}
            clampBehavior="strict"
            allowDecimal={false}
            onChange={(value) => typeof value === 'number' && value >= 1 && onStart(value)}
          />
        </Place>
      )}
    </FieldGrid>
  )
}
