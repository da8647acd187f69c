// Styles of the program's first load: what sign-in uses. The rest comes with the shell (all-styles.ts).
// All of them lie in the layer „mantine”, so that ui/theme.css wins whenever it is loaded.
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
