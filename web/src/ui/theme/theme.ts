import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { foldedFilter } from '../choice/folded-filter.ts'
import { leaveMenu } from './menu-focus.ts'

/** Deep blue; shade 7 is the token `--blue` of the light theme, shade 2 the one of the dark theme. */
const blue: MantineColorsTuple = [
  '#e8f0fa',
  '#b9cfe9',
  '#8fbdf2',
  '#5f95d3',
  '#3d78bd',
  '#2a62a3',
  '#1f5390',
  '#17457a',
  '#113559',
  '#0d2741',
]

const letters = 'var(--letters)'

/** Letters on filled blue follow the token: white, but dark on the light blue of the dark theme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const isBlue = (input.color ?? input.theme.primaryColor) === input.theme.primaryColor
  return input.variant === 'filled' && isBlue ? { ...colors, color: 'var(--on-blue)' } : colors
}

/** Mantine's header element would be a second banner beside that of the page. */
const withoutBanner = { header: { role: 'presentation' } } as const

/** The one Mantine theme. Sizes and colours come from the tokens of theme.css. */
export const theme = createTheme({
  primaryColor: 'blue',
  variantColorResolver,
  primaryShade: { light: 7, dark: 2 },
  colors: { blue },
  fontFamily: letters,
  defaultRadius: 'sm',
  radius: { sm: 'var(--r)', md: 'var(--r-card)' },
  fontSizes: { xs: 'var(--small)', sm: 'var(--table)', md: 'var(--form)' },
  headings: { fontFamily: letters, fontWeight: '650' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  // Plain objects instead of Component.extend(): naming a component here would put it into the first load.
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'filled' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    Input: { defaultProps: { size: 'sm' } },
    InputWrapper: {
      defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    },
    TextInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm', rows: 2, resize: 'vertical' } },
    NativeSelect: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { size: 'xs', radius: 3 } },
    Radio: { defaultProps: { size: 'xs' } },
    Select: { defaultProps: { filter: foldedFilter } },
    MultiSelect: { defaultProps: { filter: foldedFilter } },
    Autocomplete: { defaultProps: { filter: foldedFilter } },
    Drawer: { defaultProps: { attributes: withoutBanner } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 0 } } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 0 } } },
    MenuDropdown: { defaultProps: { onClickCapture: leaveMenu } },
    Tooltip: {
      defaultProps: { openDelay: 300, multiline: true, events: { hover: true, focus: true, touch: true } },
    },
  },
})

const common = {
  '--mantine-color-red-filled': 'var(--bad-fill)',
  '--mantine-color-red-filled-hover': 'var(--bad-fill-hover)',
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--bad-line)',
  '--mantine-color-disabled': 'var(--head)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--head)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-anchor': 'var(--blue)',
  '--mantine-primary-color-contrast': 'var(--on-blue)',
  '--mantine-primary-color-filled': 'var(--blue)',
  '--mantine-primary-color-filled-hover': 'var(--blue-hover)',
  '--mantine-primary-color-light': 'var(--blue-bg)',
  '--mantine-primary-color-light-color': 'var(--on-blue-bg)',
  '--mantine-color-blue-filled': 'var(--blue)',
  '--mantine-color-blue-filled-hover': 'var(--blue-hover)',
  '--mantine-color-blue-light': 'var(--blue-bg)',
  '--mantine-color-blue-light-hover': 'var(--blue-line)',
  '--mantine-color-blue-light-color': 'var(--on-blue-bg)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
  '--mantine-shadow-md': 'var(--shadow-2)',
}

/** Mantine's own variables, expressed in our tokens; both themes differ in the tokens only. */
export const themeVariables: CSSVariablesResolver = () => ({ variables: {}, light: common, dark: common })
