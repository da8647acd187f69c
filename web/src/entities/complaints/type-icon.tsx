import type { ComplaintIcon } from '@hdoc/contract/complaints/type-choices.ts'
import {
  type Icon,
  IconArmchair,
  IconBuilding,
  IconBulb,
  IconDog,
  IconDroplet,
  IconFlag,
  IconHeart,
  IconParking,
  IconRoad,
  IconShield,
  IconTrafficLights,
  IconTrash,
  IconTrees,
  IconVolume,
} from '@tabler/icons-react'

const complaintTypeIcons: Readonly<Record<ComplaintIcon, Icon>> = {
  trash: IconTrash,
  road: IconRoad,
  bulb: IconBulb,
  droplet: IconDroplet,
  tree: IconTrees,
  dog: IconDog,
  volume: IconVolume,
  parking: IconParking,
  building: IconBuilding,
  bench: IconArmchair,
  shield: IconShield,
  sign: IconTrafficLights,
  heart: IconHeart,
  flag: IconFlag,
}

/** The picture of a complaint type; its name stands beside it. */
export function TypeIcon({ icon, size = 16 }: { icon: ComplaintIcon; size?: number }) {
  const Drawn = complaintTypeIcons[icon]
  return <Drawn size={size} aria-hidden style={{ flex: 'none' }} />
}
