import type { Scan } from '@hdoc/contract/scans/scans.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScanCard, ScanCards } from '../../entities/scans/scan-card.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './scan-inbox.module.css'
import { useChosen } from './use-chosen.ts'

export type ScanDeed = 'attach' | 'register' | 'discard' | 'restore'
type Props = {
  scans: readonly Scan[]
  label: string
  onOpen: (scan: Scan) => void
  onDo: (deed: ScanDeed, scans: readonly Scan[]) => void
}

/** The scans as cards; what is done with one can be done with several. */
export function ScanGrid({ scans, label, onOpen, onDo }: Props) {
  const { t } = useTranslation()
  const { chosen, isChosen, toggle, chooseAll, chooseNone, isAll } = useChosen(scans)
  const areDiscarded = scans[0]?.state === 'discarded'
  const deeds = areDiscarded ? (['restore'] as const) : (['attach', 'register'] as const)
  const buttons = (about: readonly Scan[], size: 'xs' | 'sm') => (
    <>
      {deeds.map((deed) => (
        <Button
          key={deed}
          size={size}
          px={size === 'xs' ? 10 : 14}
          variant="default"
          onClick={() => onDo(deed, about)}
        >
          {t(`scans.${deed}`)}
        </Button>
      ))}
      {!areDiscarded && (
        <ActionIcon
          size={size === 'xs' ? 30 : 32}
          variant="default"
          aria-label={about.length === 1 ? `${t('scans.discard')}: ${about[0]?.name}` : t('scans.discard')}
          onClick={() => onDo('discard', about)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </>
  )
  return (
    <>
      <div className={styles.bar}>
        <Button size="xs" variant="subtle" onClick={isAll ? chooseNone : chooseAll}>
          {t(isAll ? 'scans.choose_none' : 'scans.choose_all')}
        </Button>
        <p role="status">
          {chosen.length > 0 &&
            t('scans.chosen', { count: chosen.length, figure: formatNumber(chosen.length) })}
        </p>
        {chosen.length > 0 && buttons(chosen, 'sm')}
      </div>
      <ScanCards label={label}>
        {scans.map((scan) => (
          <ScanCard
            key={scan.id}
            scan={scan}
            chosen={isChosen(scan.id)}
            onChoose={() => toggle(scan.id)}
            onOpen={() => onOpen(scan)}
            actions={buttons([scan], 'xs')}
          />
        ))}
      </ScanCards>
    </>
  )
}
