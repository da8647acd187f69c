import {
  type LabelCodes,
  type LabelSheet,
  type LabelSize,
  labelCodes,
} from '@hdoc/contract/printing/label/size.ts'
import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/languages/language.ts'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'

type Props = {
  size: LabelSize
  /** Path of the size in the form, for its errors. */
  path: string
  errors: Readonly<Record<string, ReactNode>>
  onChange: (part: Partial<LabelSize>) => void
}

/** The first values of a new sheet: the most common sheet here. */
const newSheet: LabelSheet = { columns: 3, rows: 8, left_mm: 0, top_mm: 0.5, gap_x_mm: 0, gap_y_mm: 0 }

function Millimetres(props: {
  label: string
  path: string
  value: number
  error: ReactNode
  whole?: boolean
  onChange: (value: number) => void
}) {
  const { label, path, value, error, whole, onChange } = props
  return (
    <NumberInput
      label={label}
      data-path={path}
      value={value}
      error={error}
      min={0}
      hideControls
      allowDecimal={!whole}
      decimalScale={1}
      decimalSeparator={currentLanguage() === 'ro' ? ',' : '.'}
      onChange={(next) => onChange(typeof next === 'number' ? next : 0)}
    />
  )
}

/** One label: its name, how large it is, what it bears, and where it lies on a sheet. */
export function SizeFields({ size, path, errors, onChange }: Props) {
  const { t } = useTranslation()
  const { sheet } = size
  const codeTexts: Record<LabelCodes, string> = {
    both: t('printing.codes_both'),
    qr: t('printing.codes_qr'),
    code128: t('printing.codes_code128'),
  }
  const measure = (name: 'width_mm' | 'height_mm', label: string) => (
    <Place width="quarter">
      <Millimetres
        label={label}
        path={`${path}.${name}`}
        value={size[name]}
        error={errors[`${path}.${name}`]}
        onChange={(value) => onChange({ [name]: value })}
      />
    </Place>
  )
  const onSheet = (name: keyof LabelSheet, label: string, whole = false) =>
    sheet && (
      <Place width="third">
        <Millimetres
          label={label}
          path={`${path}.sheet.${name}`}
          value={sheet[name]}
          error={errors[`${path}.sheet.${name}`]}
          whole={whole}
          onChange={(value) => onChange({ sheet: { ...sheet, [name]: value } })}
        />
      </Place>
    )
  return (
    <FieldGrid>
      <Place width="half">
        <TextInput
          label={t('printing.size_name')}
          data-path={`${path}.name`}
          value={size.name}
          error={errors[`${path}.name`]}
          maxLength={60}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        />
      </Place>
      {measure('width_mm', t('printing.size_width'))}
      {measure('height_mm', t('printing.size_height'))}
      <Place width="half">
        <NativeSelect
          label={t('printing.size_codes')}
          value={size.codes}
          data={labelCodes.map((value) => ({ value, label: codeTexts[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ codes: labelCodes.find((one) => one === value) ?? 'both' })
          }
        />
      </Place>
      <Place width="half">
        <Checkbox
          mt={24}
          label={t('printing.size_issuer')}
          description={t('printing.size_issuer_help')}
          checked={size.with_issuer}
          onChange={({ currentTarget: { checked } }) => onChange({ with_issuer: checked })}
        />
      </Place>
      <Place>
        <Checkbox
          label={t('printing.size_sheet')}
          checked={sheet !== null}
          onChange={({ currentTarget: { checked } }) => onChange({ sheet: checked ? newSheet : null })}
        />
      </Place>
      {onSheet('columns', t('printing.size_columns'), true)}
      {onSheet('left_mm', t('printing.size_left'))}
      {onSheet('gap_x_mm', t('printing.size_gap_x'))}
      {onSheet('rows', t('printing.size_rows'), true)}
      {onSheet('top_mm', t('printing.size_top'))}
      {onSheet('gap_y_mm', t('printing.size_gap_y'))}
    </FieldGrid>
  )
}
