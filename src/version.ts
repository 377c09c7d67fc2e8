/** Version of the package; it is part of every signature. */
export const version = "0.1.0";
