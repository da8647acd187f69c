import {
  isStandard,
  type Notice,
  type NoticeAction,
  type NoticeType,
  noticeTypes,
} from '@hdoc/contract/notifications/notices.ts'
import type { Recipient, Ways } from './recipient.ts'

type Choosing = Pick<Recipient, 'turned_on' | 'turned_off' | 'departments'>

/** What holds for a person who chose nothing, and who says so. */
export function withoutChoice(
  departments: readonly string[],
  notice: Notice,
): { on: boolean; said_by: 'departments' | 'standard' } {
  if (departments.length > 0) return { on: departments.includes(notice), said_by: 'departments' }
  const [action, type] = notice.split('.') as [NoticeAction, NoticeType]
  return { on: isStandard(action, type), said_by: 'standard' }
}

/** The person's own choice; null = none. */
export function chosenOf({ turned_on, turned_off }: Choosing, notice: Notice): boolean | null {
  if (turned_on.includes(notice)) return true
  return turned_off.includes(notice) ? false : null
}

/** The ways in which a person is told of an action: as they chose, else as their departments say, else as usual. */
export function chooseWays(person: Choosing, action: NoticeAction): Ways {
  const isOn = (type: NoticeType): boolean => {
    const notice: Notice = `${action}.${type}`
    return chosenOf(person, notice) ?? withoutChoice(person.departments, notice).on
  }
  return Object.fromEntries(noticeTypes.map((type) => [type, isOn(type)])) as Ways
}
