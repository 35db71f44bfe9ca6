/** The name under which the security policy lets one script of a third party be loaded. */
export const WIDGET_POLICY = "assistant-widget";
