import { Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Crest } from '../display/crest.tsx'
import { AppLink } from '../links/app-link.tsx'
import { hrefOf, type Place } from '../links/place.ts'
import styles from './shell.module.css'
import { ShellGroup } from './shell-group.tsx'
import { type MenuAction, type MenuGroup, ShellMenu } from './shell-menu.tsx'
import { ShellPerson, type ShellPersonProps } from './shell-person.tsx'
import { ShellSearch } from './shell-search.tsx'

export type ShellProps = ShellPersonProps & {
  /** Address of the institution's coat of arms or logo. */
  crest?: string | undefined
  /** Name of the institution, empty outside one. */
  institution: string
  /** The page behind the name at the top left. */
  home: Place
  menu: readonly MenuGroup[]
  /** What this person does most: the button above the menu, the „+” on a phone. */
  primary?: MenuAction
  /** Path of the present page. */
  current: string
  search?: ComponentProps<typeof ShellSearch> | undefined
  /** Between department and person: the bell. */
  bell?: ReactNode
  /** Across the page under the top bar: acting as another person. */
  banner?: ReactNode
  children: ReactNode
}

const isAt = (path: string, current: string) => current === path || current.startsWith(`${path}/`)

/** The frame around every staff screen. */
export function Shell(props: ShellProps) {
  const { crest, institution, groups, home, menu, primary, current, search, bell, banner, children } = props
  const { t } = useTranslation()
  const router = useRouter()
  const [opened, { close, toggle }] = useDisclosure(false)
  const [shown, setShown] = useState(current)
  // The drawer belongs to the page it was opened on: the browser's step back closes it too.
  if (shown !== current) {
    setShown(current)
    close()
  }
  const nav = { label: t('shell.menu'), groups: menu, primary, current }
  return (
    <div className={banner ? `${styles.shell} ${styles.withBanner}` : styles.shell}>
      <button
        type="button"
        className={styles.skip}
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t('shell.skip')}
      </button>
      <header className={styles.top}>
        <Burger
          className={styles.phoneOnly}
          size="sm"
          opened={opened}
          onClick={toggle}
          aria-label={t(opened ? 'shell.close_menu' : 'shell.open_menu')}
          aria-expanded={opened}
        />
        <AppLink
          className={styles.brand}
          to={home}
          aria-label={`HDoc ${institution || t('ui.institution_unknown')}`}
        >
          <Crest src={crest} />
          <span className={styles.wideOnly}>
            <b>HDoc</b> <small>{institution || t('ui.institution_unknown')}</small>
          </span>
        </AppLink>
        {search && <ShellSearch {...search} />}
        <div className={styles.spacer} />
        {primary && !isAt(hrefOf(router, primary.to), current) && (
          <AppLink
            className={`${styles.plus} ${styles.phoneOnly}`}
            to={primary.to}
            aria-label={primary.label}
          >
            <IconPlus size={20} aria-hidden />
          </AppLink>
        )}
        <ShellGroup groups={groups} />
        {bell}
        <ShellPerson {...props} />
      </header>
      {banner && <div className={styles.banner}>{banner}</div>}
      <div className={styles.nav}>
        <ShellMenu {...nav} />
      </div>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Drawer
        opened={opened}
        onClose={close}
        size={280}
        padding={0}
        title={institution || 'HDoc'}
        closeButtonProps={{ 'aria-label': t('shell.close_menu') }}
      >
        <ShellMenu {...nav} onChoose={close} />
      </Drawer>
    </div>
  )
}
