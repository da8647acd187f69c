import type { CaseAction, ShareAction } from '@hdoc/contract/cases/case-rows.ts'
import {
  type Icon,
  IconArrowBackUp,
  IconCalendarPlus,
  IconCheck,
  IconCircleCheck,
  IconFilePlus,
  IconFolderCheck,
  IconFolderOpen,
  IconHandGrab,
  IconHourglass,
  IconPencil,
  IconPlayerPlay,
  IconTruckDelivery,
  IconUserShare,
  IconUsersPlus,
  IconX,
} from '@tabler/icons-react'

/** The picture of each action, the same wherever it is offered. */
export const actionIcons: Readonly<Record<ShareAction | CaseAction, Icon>> = {
  take: IconHandGrab,
  accept: IconCheck,
  refuse: IconX,
  start: IconPlayerPlay,
  wait: IconHourglass,
  give_back: IconArrowBackUp,
  give: IconUserShare,
  close_group: IconCircleCheck,
  assign: IconUsersPlus,
  write_resolution: IconPencil,
  close: IconFolderCheck,
  close_with_dispatch: IconTruckDelivery,
  reopen: IconFolderOpen,
  add_document: IconFilePlus,
  extend_deadline: IconCalendarPlus,
  rename: IconPencil,
}
