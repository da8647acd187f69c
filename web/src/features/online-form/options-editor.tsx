import { formLimits } from '@hdoc/contract/online-forms/field-kinds.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './builder.module.css'
import { newKey } from './moves.ts'

type Option = { key: string; label: string }
type Props = {
  options: readonly Option[]
  path: string
  errorOf: (path: string) => string | undefined
  onChange: (options: Option[]) => void
}

/** The options of a field, in their order. */
export function OptionsEditor({ options, path, errorOf, onChange }: Props) {
  const { t } = useTranslation()
  const error = errorOf(path)
  const swap = (at: number, to: number) => {
    const next = [...options]
    const [one] = next.splice(at, 1)
    if (one) next.splice(to, 0, one)
    onChange(next)
  }
  return (
    <fieldset className={styles.options}>
      <legend>{t('form_builder.options')}</legend>
      {options.map(({ key, label }, at) => {
        const name = label || t('form_builder.option_at', { number: at + 1 })
        return (
          <div key={key} className={styles.option}>
            <TextInput
              aria-label={t('form_builder.option_at', { number: at + 1 })}
              data-path={`${path}.${at}.label`}
              error={errorOf(`${path}.${at}.label`)}
              maxLength={200}
              value={label}
              onChange={({ currentTarget: { value } }) =>
                onChange(options.map((one) => (one.key === key ? { key, label: value } : one)))
              }
            />
            <ActionIcon
              variant="subtle"
              size={34}
              disabled={at === 0}
              aria-label={t('form_builder.up', { name })}
              onClick={() => swap(at, at - 1)}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={34}
              disabled={at === options.length - 1}
              aria-label={t('form_builder.down', { name })}
              onClick={() => swap(at, at + 1)}
            >
              <IconArrowDown size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={34}
              disabled={options.length <= 2}
              aria-label={t('form_builder.remove', { name })}
              onClick={() => onChange(options.filter((one) => one.key !== key))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </div>
        )
      })}
      {error && (
        <p className={styles.error} data-path={path} tabIndex={-1}>
          {error}
        </p>
      )}
      {options.length < formLimits.options && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...options, { key: newKey(), label: '' }])}
        >
          {t('form_builder.add_option')}
        </Button>
      )}
    </fieldset>
  )
}
