/** The trusted-types policy for the script of a third party. */
export const WIDGET_POLICY = "assistant-widget";
