import { deviceChoice } from "./device-choice.ts";
import { type SheetHeight, sheetKey } from "./plan-sheet.ts";

const choice = deviceChoice<SheetHeight>(sheetKey, ["full", "half", "peek"]);

export const chooseSheetHeight = choice.choose;
export const useSheetHeight = choice.use;
